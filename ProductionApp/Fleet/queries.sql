-- The answers: nine views, one text for SQLite, PostgreSQL, DuckDB and Spark.
--
-- They stand on relations that each engine's own file defines, and on nothing else:
--
--   question(day, since, package, before_key)
--       One row, which you set: the day of the answers, the earlier day that changes are counted
--       from, and a package with the version key (`version-key VERSION`) below which it is too old.
--   denied(term)
--       The licenses that you don't allow, which you fill; each covers the one with a + behind
--       its id.
--   report(host, day)
--       Which host reported on which day.
--   present(host, and the columns of fact)
--       The packages of each host by its latest report on or before question.day.
--   arrived, departed (as present)
--       Present on question.day and not on question.since, and the other way round, of the hosts
--       that had reported by question.since.
--   fact(fact_key, system, name, architecture, version, version_key, source, source_version,
--        section, essential, basis, reason, expression, main_expression, text_digest,
--        expression_id, row)
--       What a package is, each once. A null name says that a system has no packages at all.
--   expression_term(expression_id, term, category)
--       The licenses in an expression. Facts have the same expression_id if they agree on the
--       expression, its clauses and its categories: so a host with made-up clauses or with an
--       older list of categories speaks for its own packages and for nobody else's.
--   clause(expression_id, number, term)
--       The expression's conjunctive normal form; no rows if that was too long. NOASSERTION beside
--       other clauses says that the package may be under terms that the expression lacks, and is a
--       term of category unknown then.
--   text_day(text_digest, day)
--       The first day on which the fleet had a copyright text.
--
-- Days compare as text: YYYY-MM-DD.

-- How many hosts have a license, and on how many packages. A package of two licenses counts for
-- both. Hosts are counted one by one first: engines group millions of rows faster than they sort
-- them for count(DISTINCT).
DROP VIEW IF EXISTS license_use;
CREATE VIEW license_use AS
SELECT category, term, count(*) AS hosts, sum(packages) AS packages
FROM (
    SELECT expression_term.category, expression_term.term, present.host, count(*) AS packages
    FROM expression_term
    JOIN present ON present.expression_id = expression_term.expression_id
    WHERE present.name IS NOT NULL
    GROUP BY expression_term.category, expression_term.term, present.host
) AS host_use
GROUP BY category, term;

-- The packages that break the deny list: whoever picks from each clause what he may use finds one
-- with nothing to pick. Expressions are judged first, for they are few. A denied license is denied
-- with a + behind its id, too, as in policies.
DROP VIEW IF EXISTS violations;
CREATE VIEW violations AS
WITH denied_term AS (
    SELECT denied.term FROM denied
    UNION
    SELECT
        CASE
            WHEN denied.term LIKE '% WITH %' THEN replace(denied.term, ' WITH ', '+ WITH ')
            ELSE denied.term || '+'
        END AS term
    FROM denied
),
denied_clause AS (
    SELECT clause.expression_id, clause.number
    FROM clause
    LEFT JOIN denied_term ON denied_term.term = clause.term
    GROUP BY clause.expression_id, clause.number
    HAVING count(*) = count(denied_term.term)
),
judged AS (
    SELECT DISTINCT denied_clause.expression_id, 'violation' AS verdict
    FROM denied_clause
    UNION ALL
    SELECT DISTINCT expression_term.expression_id, 'undecided' AS verdict
    FROM expression_term
    JOIN denied_term ON denied_term.term = expression_term.term
    LEFT JOIN clause ON clause.expression_id = expression_term.expression_id
    WHERE clause.expression_id IS NULL
)
SELECT
    present.host,
    present.name,
    present.architecture,
    present.version,
    present.expression,
    judged.verdict
FROM judged
JOIN present ON present.expression_id = judged.expression_id
WHERE present.name IS NOT NULL;

-- What changed on each host from question.since to question.day. A new version with the same
-- license and the same text is no change. If a host says that it has several versions of a package
-- for one architecture, the last of each column in byte order stands for all.
DROP VIEW IF EXISTS changes;
CREATE VIEW changes AS
WITH moved AS (
    SELECT host, name, architecture,
        NULL AS old_version, version AS new_version,
        NULL AS old_expression, expression AS new_expression,
        NULL AS old_text, text_digest AS new_text,
        0 AS departed, 1 AS arrived
    FROM arrived
    WHERE name IS NOT NULL
    UNION ALL
    SELECT host, name, architecture,
        version, NULL, expression, NULL, text_digest, NULL, 1, 0
    FROM departed
    WHERE name IS NOT NULL
),
paired AS (
    SELECT host, name, architecture,
        max(old_version) AS old_version, max(new_version) AS new_version,
        max(old_expression) AS old_expression, max(new_expression) AS new_expression,
        max(old_text) AS old_text, max(new_text) AS new_text,
        max(departed) AS departed, max(arrived) AS arrived
    FROM moved
    GROUP BY host, name, architecture
),
told AS (
    SELECT
        host,
        name,
        architecture,
        CASE
            WHEN departed = 0 THEN 'arrival'
            WHEN arrived = 0 THEN 'departure'
            WHEN new_expression IS DISTINCT FROM old_expression THEN 'license'
            WHEN new_text IS DISTINCT FROM old_text THEN 'text'
        END AS change,
        old_version,
        new_version,
        old_expression,
        new_expression
    FROM paired
)
SELECT * FROM told WHERE change IS NOT NULL;

-- Copyright texts that no host had by question.since, and the packages that have them now.
DROP VIEW IF EXISTS new_texts;
CREATE VIEW new_texts AS
SELECT
    text_day.text_digest,
    text_day.day AS first_day,
    present.name,
    present.version,
    count(DISTINCT present.host) AS hosts
FROM question
JOIN text_day ON text_day.day > question.since AND text_day.day <= question.day
JOIN present ON present.text_digest = text_day.text_digest
WHERE present.name IS NOT NULL
GROUP BY text_day.text_digest, text_day.day, present.name, present.version;

-- The hosts with question.package before the version of question.before_key. Keys compare byte by
-- byte as dpkg compares versions.
DROP VIEW IF EXISTS older_versions;
CREATE VIEW older_versions AS
SELECT present.host, present.name, present.architecture, present.version
FROM question
JOIN present
    ON present.name = question.package
    AND present.version_key < question.before_key;

-- The packages whose license is not stated, or only in part, or may not be all.
DROP VIEW IF EXISTS unanswered;
CREATE VIEW unanswered AS
SELECT
    present.name,
    present.architecture,
    present.version,
    present.reason,
    present.expression,
    count(DISTINCT present.host) AS hosts
FROM present
WHERE present.name IS NOT NULL
    AND (
        present.expression_id IN (
            SELECT expression_term.expression_id
            FROM expression_term
            WHERE expression_term.term = 'NOASSERTION'
        )
        OR present.reason IS NOT NULL
    )
GROUP BY
    present.name,
    present.architecture,
    present.version,
    present.reason,
    present.expression;

-- The hosts that have been heard of, but not on question.day.
DROP VIEW IF EXISTS silent_hosts;
CREATE VIEW silent_hosts AS
SELECT report.host, max(report.day) AS last_day
FROM question
JOIN report ON report.day <= question.day
GROUP BY report.host, question.day
HAVING max(report.day) < question.day;

-- The hosts that reported that they have no packages, which isn't the same as silence.
DROP VIEW IF EXISTS empty_hosts;
CREATE VIEW empty_hosts AS
SELECT DISTINCT present.host
FROM present
WHERE present.name IS NULL;

-- The facts that hosts have, each once, as `check --rows -` reads them.
DROP VIEW IF EXISTS rows_to_check;
CREATE VIEW rows_to_check AS
SELECT '{"factKey":"' || fact.fact_key || '",' || substr(fact.row, 2) AS line
FROM fact
WHERE fact.fact_key IN (SELECT present.fact_key FROM present);
