-- A fleet in PostgreSQL (15 or newer), in a database whose encoding is UTF8.
--
--     createdb fleet && psql -f postgresql.sql -f queries.sql fleet
--
-- postgresql-load.sql adds what hosts sent; queries.sql has the answers.
--
-- Text is compared byte by byte (collation "C"), and what hosts wrote has no b-tree index: an entry
-- of one is limited to 2,704 bytes, so that a long name would stop a load.
\set ON_ERROR_STOP on
\set QUIET on
BEGIN;

-- Full counts group millions of rows: in memory, and compiling them costs more than it saves.
ALTER DATABASE :"DBNAME" SET work_mem = '256MB';
ALTER DATABASE :"DBNAME" SET jit = off;

-- Your question: UPDATE question SET day = '2026-11-23', since = '2026-11-16', …
CREATE TABLE question (
    one integer PRIMARY KEY DEFAULT 1 CHECK (one = 1),
    day date,
    since date,
    package text COLLATE "C",
    before_key text COLLATE "C"
);
INSERT INTO question (day, since) VALUES (current_date, current_date - 7);
ANALYZE question;

-- Your deny list: INSERT INTO denied VALUES ('AGPL-3.0-only'), …
CREATE TABLE denied (term text COLLATE "C" PRIMARY KEY);

CREATE TABLE host (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text COLLATE "C" NOT NULL UNIQUE
);

CREATE TABLE host_report (
    host integer NOT NULL REFERENCES host,
    day date NOT NULL,
    PRIMARY KEY (host, day)
);

-- Expressions once. Clauses and categories are part of what one is: see queries.sql.
CREATE TABLE expression (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    digest bytea NOT NULL UNIQUE,
    clauses jsonb NOT NULL,
    categories jsonb NOT NULL
);

CREATE TABLE expression_term (
    expression_id integer NOT NULL REFERENCES expression,
    term text COLLATE "C" NOT NULL,
    category text COLLATE "C"
);
CREATE INDEX ON expression_term (expression_id);

CREATE TABLE clause (
    expression_id integer NOT NULL REFERENCES expression,
    number integer NOT NULL,
    term text COLLATE "C"
);
CREATE INDEX ON clause (expression_id);

-- Facts once; `row` is the fact as it was sent, of which fact_key is the digest.
CREATE TABLE fact (
    id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    fact_key text COLLATE "C" NOT NULL UNIQUE,
    system text COLLATE "C",
    name text COLLATE "C",
    architecture text COLLATE "C",
    version text COLLATE "C",
    version_key text COLLATE "C",
    source text COLLATE "C",
    source_version text COLLATE "C",
    section text COLLATE "C",
    essential text COLLATE "C",
    basis text COLLATE "C",
    reason text COLLATE "C",
    expression text COLLATE "C",
    main_expression text COLLATE "C",
    category text COLLATE "C",
    text_digest text COLLATE "C",
    expression_id integer NOT NULL REFERENCES expression,
    row text COLLATE "C" NOT NULL
);
CREATE INDEX ON fact USING hash (name);
CREATE INDEX ON fact (id) WHERE name IS NULL;
CREATE INDEX ON fact USING hash (text_digest);
CREATE INDEX ON fact (expression_id);

-- A host had a fact from its report of first_day on, and no longer by that of until_day; null: it
-- still has it. So a day on which nothing changed adds nothing. References would be looked up for
-- each of millions of rows; the load makes both sides in one transaction.
CREATE TABLE membership (
    host integer NOT NULL,
    fact integer NOT NULL,
    first_day date NOT NULL,
    until_day date,
    PRIMARY KEY (host, fact, first_day)
);
CREATE INDEX ON membership (fact, first_day);

-- What the load reads may be anything; what it can't read is null, and an error of its line alone.

CREATE FUNCTION read_day(written text) RETURNS date LANGUAGE plpgsql STABLE AS $$
BEGIN
    RETURN written::date;
EXCEPTION WHEN OTHERS THEN
    RETURN NULL;
END $$;

-- A fact from its bytes, if its members can be told apart.
CREATE FUNCTION read_fact(written bytea) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
DECLARE
    fact jsonb;
BEGIN
    fact := convert_from(written, 'UTF8');
    PERFORM jsonb_array_elements_text(one)
        FROM jsonb_array_elements(nullif(fact -> 'clauses', 'null')) AS one;
    PERFORM jsonb_each_text(fact -> 'categories');
    RETURN CASE WHEN fact ? 'clauses' AND fact ? 'categories' THEN fact END;
EXCEPTION WHEN OTHERS THEN
    RETURN NULL;
END $$;

CREATE VIEW report AS
SELECT host.name AS host, host_report.day
FROM host_report
JOIN host ON host.id = host_report.host;

-- The last report of each host by the question's day, and by the day since; null: none yet. OFFSET 0
-- has it worked out once a query, not once a membership.
CREATE VIEW latest AS
SELECT
    host.id,
    host.name,
    (SELECT max(host_report.day) FROM host_report
        WHERE host_report.host = host.id AND host_report.day <= question.day) AS day,
    (SELECT max(host_report.day) FROM host_report
        WHERE host_report.host = host.id AND host_report.day <= question.since) AS since
FROM question, host
OFFSET 0;

CREATE VIEW present AS
SELECT at.name AS host, fact.*
FROM membership
JOIN latest AS at ON at.id = membership.host
JOIN fact ON fact.id = membership.fact
WHERE membership.first_day <= at.day
    AND (membership.until_day IS NULL OR membership.until_day > at.day);

CREATE VIEW arrived AS
SELECT at.name AS host, fact.*
FROM membership
JOIN latest AS at ON at.id = membership.host
JOIN fact ON fact.id = membership.fact
WHERE membership.first_day > at.since
    AND membership.first_day <= at.day
    AND (membership.until_day IS NULL OR membership.until_day > at.day)
    AND NOT EXISTS (
        SELECT FROM membership AS before
        WHERE before.host = membership.host
            AND before.fact = membership.fact
            AND before.first_day <= at.since
            AND before.until_day > at.since);

CREATE VIEW departed AS
SELECT at.name AS host, fact.*
FROM membership
JOIN latest AS at ON at.id = membership.host
JOIN fact ON fact.id = membership.fact
WHERE membership.first_day <= at.since
    AND membership.until_day > at.since
    AND membership.until_day <= at.day
    AND NOT EXISTS (
        SELECT FROM membership AS after
        WHERE after.host = membership.host
            AND after.fact = membership.fact
            AND after.first_day > at.since
            AND after.first_day <= at.day
            AND (after.until_day IS NULL OR after.until_day > at.day));

CREATE VIEW text_day AS
SELECT
    text_digest,
    min((SELECT min(first_day) FROM membership WHERE membership.fact = fact.id)) AS day
FROM fact
GROUP BY text_digest;

COMMIT;
