-- The base relations of queries.sql over the lake, for DuckDB. Run both in the fleet's folder:
--
--   duckdb fleet.duckdb -f duckdb.sql
--   duckdb fleet.duckdb -f queries.sql
--
-- The file fleet.duckdb keeps nothing but these views, the question and the deny list.

CREATE TABLE IF NOT EXISTS question AS
SELECT
    current_date::VARCHAR AS day,
    (current_date - 7)::VARCHAR AS since,
    NULL::VARCHAR AS package,
    NULL::VARCHAR AS before_key;

CREATE TABLE IF NOT EXISTS denied (term VARCHAR PRIMARY KEY);

CREATE OR REPLACE VIEW lake AS
SELECT *, fact_key AS expression_id
FROM read_parquet('lake/day=*/part*.parquet', hive_types = {'day': VARCHAR});

CREATE OR REPLACE VIEW report AS
SELECT unnest(hosts) AS host, day FROM lake WHERE fact_key IS NULL;

CREATE OR REPLACE VIEW fact AS
SELECT DISTINCT ON (fact_key) * EXCLUDE (day, hosts)
FROM lake
WHERE fact_key IS NOT NULL;

-- Rows of programs before schema 3 call restricted licenses other.
CREATE OR REPLACE VIEW expression_term AS
SELECT
    expression_id,
    entry.key AS term,
    CASE entry.value WHEN 'other' THEN 'restricted' ELSE entry.value END AS category
FROM (SELECT expression_id, unnest(map_entries(categories)) AS entry FROM fact);

CREATE OR REPLACE VIEW clause AS
SELECT expression_id, number, unnest(terms) AS term
FROM (
    SELECT
        expression_id,
        unnest(clauses) AS terms,
        generate_subscripts(clauses, 1) AS number
    FROM fact
);

CREATE OR REPLACE VIEW text_day AS
SELECT text_digest, min(day) AS day
FROM lake
WHERE text_digest IS NOT NULL
GROUP BY text_digest;

CREATE OR REPLACE VIEW latest AS
SELECT report.host, max(report.day) AS day
FROM question JOIN report ON report.day <= question.day
GROUP BY report.host;
CREATE OR REPLACE VIEW latest_before AS
SELECT report.host, max(report.day) AS day
FROM question JOIN report ON report.day <= question.since
GROUP BY report.host;

CREATE OR REPLACE VIEW membership AS
SELECT unnest(hosts) AS host, * EXCLUDE hosts
FROM lake
WHERE fact_key IS NOT NULL;

CREATE OR REPLACE VIEW present AS
SELECT membership.* EXCLUDE day FROM membership JOIN question USING (day)
UNION ALL
SELECT membership.* EXCLUDE day FROM membership JOIN latest USING (host, day)
WHERE day < (SELECT day FROM question);

CREATE OR REPLACE VIEW present_before AS
SELECT membership.* EXCLUDE day FROM membership JOIN question ON question.since = membership.day
UNION ALL
SELECT membership.* EXCLUDE day FROM membership JOIN latest_before USING (host, day)
WHERE day < (SELECT since FROM question);

CREATE OR REPLACE VIEW arrived AS
SELECT present.*
FROM present
SEMI JOIN latest_before USING (host)
ANTI JOIN present_before USING (host, fact_key);

CREATE OR REPLACE VIEW departed AS
SELECT *
FROM present_before
ANTI JOIN present USING (host, fact_key);
