-- Puts a received day into the lake, DuckDB's way. Run it in the fleet's folder:
--
--   mkdir -p lake/day=2026-11-23
--   duckdb -c "SET VARIABLE day = '2026-11-23'" -f duckdb-load.sql
--
-- received/DAY/*.jsonl.gz become lake/day=DAY/part.parquet: a row for each fact, with the hosts
-- that have it, and one row without a fact, with all hosts that reported. Such lists are alike, so
-- they compress far better this way than as a row for each of them. DuckDB writes tmp_part.parquet
-- and renames it when it is whole: no reader sees half a day, and a day that is loaded again
-- replaces itself.
COPY (
    WITH line AS (
        SELECT json
        FROM read_ndjson_objects('received/' || getvariable('day') || '/*.jsonl.gz')
    ),
    -- The bytes of a fact are cut out of its line and kept, for their hash is its key.
    fact AS (
        SELECT
            substr(json, strpos(json, '"factKey":"') + 11, 32) AS fact_key,
            any_value('{' || substr(json, strpos(json, '"system":'))) AS row,
            list_sort(list(DISTINCT substr(json, 10, strpos(json, '","day":') - 10))) AS hosts
        FROM line
        GROUP BY fact_key
    ),
    parsed AS (
        SELECT fact_key, row, hosts, from_json(row, '{
            "system": "VARCHAR", "name": "VARCHAR", "architecture": "VARCHAR",
            "version": "VARCHAR", "versionKey": "VARCHAR",
            "source": "VARCHAR", "sourceVersion": "VARCHAR",
            "section": "VARCHAR", "essential": "BOOLEAN", "basis": "VARCHAR", "reason": "VARCHAR",
            "expression": "VARCHAR", "mainExpression": "VARCHAR", "category": "VARCHAR",
            "clauses": [["VARCHAR"]], "categories": "MAP(VARCHAR, VARCHAR)",
            "textDigest": "VARCHAR"}') AS member
        FROM fact
    )
    SELECT
        fact_key,
        member.system,
        member.name,
        member.architecture,
        member.version,
        member.versionKey AS version_key,
        member.source,
        member.sourceVersion AS source_version,
        member.section,
        member.essential,
        member.basis,
        member.reason,
        member.expression,
        member.mainExpression AS main_expression,
        member.category,
        member.clauses,
        member.categories,
        member.textDigest AS text_digest,
        row,
        hosts
    FROM parsed
    UNION ALL BY NAME
    SELECT list_sort(list(DISTINCT host)) AS hosts
    FROM (SELECT unnest(hosts) AS host FROM fact)
    ORDER BY name NULLS FIRST, architecture, version_key, fact_key
)
TO (format('lake/day={}/part.parquet', getvariable('day')))
(FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 8192, USE_TMP_FILE true);
