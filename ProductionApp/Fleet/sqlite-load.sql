-- Adds what hosts sent: one host's day or a whole day's, in any order of days, again if you like.
--
--     { zcat received/2026-11-23/web-1.jsonl.gz && echo end; } | sqlite3 fleet.db '.read sqlite-load.sql'
--
-- The last line, `end`, says that nothing was cut off: without it, and after any other error, nothing
-- is loaded. Lines that are refused are printed, the others are loaded. SQLite can't compute
-- SHA-256: load only what passed `check --rows`.
.bail on
PRAGMA foreign_keys = off;
BEGIN IMMEDIATE;

-- Lines are data: JSON has no bare U+001F, and nothing else is looked for.
CREATE TEMPORARY TABLE received (line TEXT);
.mode ascii
.separator "\037" "\n"
.import /dev/stdin received
.mode list

CREATE TEMPORARY TABLE whole (
    last TEXT CONSTRAINT "the last line is: end" CHECK (last IS 'end')
);
INSERT INTO whole
VALUES ((SELECT line FROM received ORDER BY rowid DESC LIMIT 1));
DELETE FROM received WHERE rowid = (SELECT max(rowid) FROM received);

-- `{"host":"…","day":"…","factKey":"…","system":…}`: the first three never have escapes.
CREATE TEMPORARY TABLE sent_line (
    line INTEGER PRIMARY KEY,
    host TEXT,
    day TEXT,
    fact_key TEXT,
    row TEXT
);
INSERT INTO sent_line
SELECT
    rowid,
    substr(line, 10, mark - 10),
    substr(line, mark + 9, 10),
    substr(line, mark + 32, 32),
    '{' || substr(line, mark + 66)
FROM (SELECT rowid, line, instr(line, '","day":"') AS mark FROM received)
WHERE mark BETWEEN 11 AND 263
    AND substr(line, 1, 9) = '{"host":"'
    AND substr(line, mark + 19, 13) = '","factKey":"'
    AND substr(line, mark + 64, 11) = '","system":'
    AND substr(line, 10, mark - 10) GLOB '[A-Za-z0-9]*'
    AND substr(line, 10, mark - 10) NOT GLOB '*[^A-Za-z0-9._-]*'
    AND date(substr(line, mark + 9, 10), '+0 days') = substr(line, mark + 9, 10)
    AND substr(line, mark + 32, 32) NOT GLOB '*[^0-9a-f]*';

-- Only a fact that isn't known yet is parsed.
CREATE TEMPORARY TABLE new_fact AS
SELECT DISTINCT
    fact_key,
    row,
    row ->> 'expression' AS expression,
    row -> 'clauses' AS clauses,
    row -> 'categories' AS categories
FROM sent_line
WHERE NOT EXISTS (SELECT 1 FROM fact WHERE fact.fact_key = sent_line.fact_key)
    AND CASE WHEN json_valid(row) THEN
            json_type(row, '$.categories') = 'object'
            AND (json_type(row, '$.clauses') = 'null'
                OR json_type(row, '$.clauses') = 'array'
                AND NOT EXISTS (SELECT 1 FROM json_each(row, '$.clauses') WHERE type <> 'array'))
        END;

INSERT OR IGNORE INTO expression (expression, clauses, categories)
SELECT expression, clauses, categories FROM new_fact;

-- Rows of programs before schema 3 call restricted licenses other.
INSERT OR IGNORE INTO expression_term
SELECT expression.id, term.key, CASE term.value WHEN 'other' THEN 'restricted' ELSE term.value END
FROM expression, json_each(expression.categories) AS term
WHERE expression.id NOT IN (SELECT expression_id FROM expression_term);

INSERT OR IGNORE INTO clause
SELECT expression.id, one.key, term.value
FROM expression, json_each(expression.clauses) AS one, json_each(one.value) AS term
WHERE expression.id NOT IN (SELECT expression_id FROM clause);

INSERT OR IGNORE INTO fact (
    fact_key, system, name, architecture, version, version_key, source, source_version, section,
    essential, basis, reason, expression, main_expression, category, text_digest, expression_id,
    row)
SELECT
    fact_key, row ->> 'system', row ->> 'name', row ->> 'architecture', row ->> 'version',
    row ->> 'versionKey', row ->> 'source', row ->> 'sourceVersion', row ->> 'section',
    row ->> 'essential', row ->> 'basis', row ->> 'reason', new_fact.expression,
    row ->> 'mainExpression', row ->> 'category', row ->> 'textDigest', expression.id, row
FROM new_fact
JOIN expression
    ON coalesce(expression.expression, '') = coalesce(new_fact.expression, '')
    AND expression.clauses = new_fact.clauses
    AND expression.categories = new_fact.categories;

-- What each host has on its day. A known key with other contents counts for nothing.
INSERT OR IGNORE INTO host (name) SELECT DISTINCT host FROM sent_line;

CREATE TEMPORARY TABLE loaded AS
SELECT sent_line.line, host.id AS host, sent_line.day, fact.id AS fact
FROM sent_line
JOIN host ON host.name = sent_line.host
JOIN fact ON fact.fact_key = sent_line.fact_key AND fact.row = sent_line.row;

-- A host's days are loaded one after the other: this key holds each host once.
CREATE TEMPORARY TABLE sent (host INTEGER PRIMARY KEY, day TEXT, next TEXT);
INSERT INTO sent
SELECT host, day,
    (SELECT min(day) FROM host_report
        WHERE host_report.host = one.host AND host_report.day > one.day)
FROM (SELECT DISTINCT host, day FROM loaded) AS one;

CREATE TEMPORARY TABLE held (host INTEGER, fact INTEGER, PRIMARY KEY (host, fact)) WITHOUT ROWID;
INSERT OR IGNORE INTO held SELECT host, fact FROM loaded;

INSERT OR IGNORE INTO host_report SELECT host, day FROM sent;

-- The intervals as they cover the day now.
CREATE TEMPORARY TABLE covering (
    host INTEGER, fact INTEGER, first_day TEXT, until_day TEXT, PRIMARY KEY (host, fact)
) WITHOUT ROWID;
INSERT INTO covering
SELECT membership.*
FROM sent
CROSS JOIN membership ON membership.host = sent.host
WHERE membership.first_day <= sent.day
    AND (membership.until_day IS NULL OR membership.until_day > sent.day);

-- Gone: the interval is cut at the day, and goes on with the host's next report if it did.
CREATE TEMPORARY TABLE removed AS
SELECT covering.*, sent.day, sent.next
FROM covering
JOIN sent ON sent.host = covering.host
WHERE NOT EXISTS (
    SELECT 1 FROM held WHERE held.host = covering.host AND held.fact = covering.fact);

DELETE FROM membership
WHERE (host, fact, first_day) IN (SELECT host, fact, first_day FROM removed);
INSERT INTO membership
SELECT host, fact, first_day, day FROM removed WHERE first_day < day
UNION ALL
SELECT host, fact, next, until_day FROM removed
WHERE next IS NOT NULL AND (until_day IS NULL OR until_day > next);

-- Come: the interval lasts until the host's next report, and joins those that it touches.
CREATE TEMPORARY TABLE added AS
SELECT
    held.host,
    held.fact,
    coalesce(before.first_day, sent.day) AS first_day,
    CASE WHEN after.fact IS NULL THEN sent.next ELSE after.until_day END AS until_day,
    after.first_day AS after
FROM held
JOIN sent ON sent.host = held.host
LEFT JOIN membership AS before
    ON before.host = held.host AND before.fact = held.fact AND before.until_day = sent.day
LEFT JOIN membership AS after
    ON after.host = held.host AND after.fact = held.fact AND after.first_day = sent.next
WHERE NOT EXISTS (
    SELECT 1 FROM covering WHERE covering.host = held.host AND covering.fact = held.fact);

DELETE FROM membership
WHERE (host, fact, first_day) IN (SELECT host, fact, after FROM added WHERE after IS NOT NULL);
INSERT OR REPLACE INTO membership SELECT host, fact, first_day, until_day FROM added;

COMMIT;

SELECT 'refused: ' || substr(line, 1, 200)
FROM received
WHERE rowid NOT IN (SELECT line FROM loaded);

-- Tells the planner how large the tables are, at the cost of a few samples.
.once /dev/null
PRAGMA analysis_limit = 400;
ANALYZE;
