-- Adds what hosts sent on a day: one host's or all, in any order of days, again if you like.
--
--     { find received/2026-11-23 -name '*.jsonl.gz' -exec zcat {} + && echo end; } \
--         | awk -f postgresql-load.awk | psql -f postgresql-load.sql fleet
--
-- The last line, `end`, says that nothing was cut off: without it, and after any other error, nothing
-- is loaded. Lines that are refused are printed, the others are loaded.
\set ON_ERROR_STOP on
\set QUIET on
\pset format unaligned
\pset tuples_only on
-- As Latin-1 any byte is a character, so that one host's broken UTF-8 doesn't stop the others.
\encoding LATIN1
SET client_min_messages = warning;
BEGIN;
LOCK TABLE membership IN SHARE ROW EXCLUSIVE MODE;

CREATE TEMPORARY TABLE received (sender integer, fact integer, line text) ON COMMIT DROP;
CREATE INDEX received_text ON received (sender, fact) WHERE line IS NOT NULL;
\copy received FROM pstdin WITH (FORMAT csv, DELIMITER E'\x1f', QUOTE E'\x1e')
ANALYZE received;

DO $$
BEGIN
    IF NOT EXISTS (SELECT FROM received
            WHERE sender IS NULL AND fact IS NULL AND line IS NOT NULL) THEN
        RAISE 'the last line isn''t `end`: something was cut off';
    END IF;
END $$;

-- `{"host":"…","day":"…"`: neither has escapes.
CREATE TEMPORARY TABLE sender ON COMMIT DROP AS
SELECT number, host, day
FROM (
    SELECT sender AS number, part[1] AS host, read_day(part[2]) AS day
    FROM received
    CROSS JOIN regexp_match(line,
        '^\{"host":"([A-Za-z0-9][A-Za-z0-9._-]{0,252})","day":"([0-9]{4}-[0-9]{2}-[0-9]{2})"$') AS part
    WHERE line IS NOT NULL AND fact IS NULL AND sender > 0
) AS one
WHERE host IS NOT NULL AND day IS NOT NULL;

-- `,"factKey":"…","system":…}`: who sends other contents under a known key has another digest.
CREATE TEMPORARY TABLE sent_fact ON COMMIT DROP AS
SELECT number, fact_key, written
FROM (
    SELECT
        fact AS number,
        substr(line, 13, 32) AS fact_key,
        substr(line, 45, 11) AS mark,
        '{'::bytea || substr(convert_to(line, 'LATIN1'), 47) AS written
    FROM received
    WHERE line IS NOT NULL AND sender IS NULL AND fact IS NOT NULL
) AS one
WHERE mark = '","system":' AND fact_key = left(encode(sha256(written), 'hex'), 32);

-- Only a fact that isn't known yet is parsed.
CREATE TEMPORARY TABLE new_fact ON COMMIT DROP AS
SELECT
    fact_key,
    written,
    fact,
    sha256(convert_to(jsonb_build_array(
        fact -> 'expression', fact -> 'clauses', fact -> 'categories')::text, 'UTF8')) AS digest
FROM (
    SELECT DISTINCT ON (fact_key) fact_key, written, read_fact(written) AS fact
    FROM sent_fact
    WHERE NOT EXISTS (SELECT FROM fact WHERE fact.fact_key = sent_fact.fact_key)
) AS one
WHERE fact IS NOT NULL;

WITH new_expression AS (
    INSERT INTO expression (digest, clauses, categories)
    SELECT DISTINCT digest, fact -> 'clauses', fact -> 'categories'
    FROM new_fact
    ON CONFLICT DO NOTHING
    RETURNING id, clauses, categories
),
new_term AS (
    -- Rows of programs before schema 3 call restricted licenses other.
    INSERT INTO expression_term
    SELECT id, key, CASE value WHEN 'other' THEN 'restricted' ELSE value END
    FROM new_expression
    CROSS JOIN jsonb_each_text(categories)
)
INSERT INTO clause
SELECT id, number, term
FROM new_expression
CROSS JOIN jsonb_array_elements(nullif(clauses, 'null')) WITH ORDINALITY AS one (terms, number)
CROSS JOIN jsonb_array_elements_text(terms) AS term;

INSERT INTO fact (
    fact_key, system, name, architecture, version, version_key, source, source_version, section,
    essential, basis, reason, expression, main_expression, category, text_digest, expression_id,
    row)
SELECT
    fact_key, fact ->> 'system', fact ->> 'name', fact ->> 'architecture', fact ->> 'version',
    fact ->> 'versionKey', fact ->> 'source', fact ->> 'sourceVersion', fact ->> 'section',
    fact ->> 'essential', fact ->> 'basis', fact ->> 'reason', fact ->> 'expression',
    fact ->> 'mainExpression', fact ->> 'category', fact ->> 'textDigest', expression.id,
    convert_from(written, 'UTF8')
FROM new_fact
JOIN expression ON expression.digest = new_fact.digest;

-- The numbers of this load, beside those that stay.
CREATE TEMPORARY TABLE known ON COMMIT DROP AS
SELECT sent_fact.number, fact.id AS fact
FROM sent_fact
JOIN fact ON fact.fact_key = sent_fact.fact_key;

-- Who sent nothing but refused lines hasn't reported.
DELETE FROM sender
WHERE number NOT IN (
    SELECT DISTINCT received.sender FROM received JOIN known ON known.number = received.fact
    WHERE received.sender IS NOT NULL);
INSERT INTO host (name) SELECT DISTINCT host FROM sender ON CONFLICT DO NOTHING;

-- A host's days are loaded one after the other: this key holds each host once.
CREATE TEMPORARY TABLE sent (host integer PRIMARY KEY, number integer, day date, next date)
    ON COMMIT DROP;
INSERT INTO sent
SELECT host.id, sender.number, sender.day,
    (SELECT min(host_report.day) FROM host_report
        WHERE host_report.host = host.id AND host_report.day > sender.day)
FROM sender
JOIN host ON host.name = sender.host;

INSERT INTO host_report SELECT host, day FROM sent ON CONFLICT DO NOTHING;
ANALYZE sent;
ANALYZE known;

-- What each host has on its day, beside the intervals as they cover that day now: of most days
-- nearly everything is in both.
CREATE TEMPORARY TABLE differing ON COMMIT DROP AS
WITH held AS (
    SELECT sent.host, known.fact
    FROM received
    JOIN sent ON sent.number = received.sender
    JOIN known ON known.number = received.fact
),
covering AS (
    SELECT membership.*
    FROM membership
    JOIN sent ON sent.host = membership.host
    WHERE membership.first_day <= sent.day
        AND (membership.until_day IS NULL OR membership.until_day > sent.day)
)
SELECT
    held.host AS held_by,
    coalesce(held.host, covering.host) AS host,
    coalesce(held.fact, covering.fact) AS fact,
    covering.first_day,
    covering.until_day
FROM held
FULL JOIN covering ON covering.host = held.host AND covering.fact = held.fact
WHERE held.host IS NULL OR covering.host IS NULL;
ANALYZE differing;

-- Gone: the interval is cut at the day, and goes on with the host's next report if it did.
DELETE FROM membership
USING differing
WHERE held_by IS NULL
    AND membership.host = differing.host
    AND membership.fact = differing.fact
    AND membership.first_day = differing.first_day;
INSERT INTO membership
SELECT host, fact, first_day, day
FROM differing JOIN sent USING (host)
WHERE held_by IS NULL AND first_day < day
UNION ALL
SELECT host, fact, next, until_day
FROM differing JOIN sent USING (host)
WHERE held_by IS NULL AND next IS NOT NULL AND (until_day IS NULL OR until_day > next);

-- Come: the interval lasts until the host's next report, and joins those that it touches.
CREATE TEMPORARY TABLE added ON COMMIT DROP AS
SELECT DISTINCT
    differing.host,
    differing.fact,
    coalesce(before.first_day, sent.day) AS first_day,
    CASE WHEN after.fact IS NULL THEN sent.next ELSE after.until_day END AS until_day,
    before.first_day AS before,
    after.first_day AS after
FROM differing
JOIN sent ON sent.host = differing.host
LEFT JOIN membership AS before
    ON before.host = differing.host
    AND before.fact = differing.fact
    AND before.until_day = sent.day
LEFT JOIN membership AS after
    ON after.host = differing.host
    AND after.fact = differing.fact
    AND after.first_day = sent.next
WHERE differing.held_by IS NOT NULL;

DELETE FROM membership
USING added
WHERE membership.host = added.host
    AND membership.fact = added.fact
    AND membership.first_day IN (added.before, added.after);
-- In the order of the key, which is faster for many.
INSERT INTO membership
SELECT host, fact, first_day, until_day FROM added ORDER BY host, fact;

SELECT 'refused: ' || left(concat(sender.line, fact.line), 200)
FROM received
LEFT JOIN received AS sender
    ON sender.line IS NOT NULL AND sender.fact IS NULL AND sender.sender = received.sender
LEFT JOIN received AS fact
    ON fact.line IS NOT NULL AND fact.sender IS NULL AND fact.fact = received.fact
WHERE received.line IS NULL AND (
    received.sender NOT IN (SELECT number FROM sent)
    OR received.fact NOT IN (SELECT number FROM known))
UNION ALL
SELECT 'refused: ' || left(line, 200)
FROM received
WHERE line IS NOT NULL AND sender = 0;

COMMIT;
ANALYZE host, host_report, fact, expression_term, clause, membership;
