-- A fleet in SQLite (3.40 or newer): one file, which the `sqlite3` command makes and asks.
--
--     sqlite3 fleet.db '.read sqlite.sql' '.read queries.sql'
--
-- sqlite-load.sql adds what hosts sent; queries.sql has the answers.

-- Whoever asks sees the last whole state while a day is loaded.
PRAGMA journal_mode = WAL;

-- Your question: UPDATE question SET day = '2026-11-23', since = '2026-11-16', …
CREATE TABLE question (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    day TEXT,
    since TEXT,
    package TEXT,
    before_key TEXT
);
INSERT INTO question (one, day, since) VALUES (1, date('now'), date('now', '-7 days'));

-- Your deny list: INSERT INTO denied VALUES ('AGPL-3.0-only'), …
CREATE TABLE denied (term TEXT PRIMARY KEY) WITHOUT ROWID;

CREATE TABLE host (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);

CREATE TABLE host_report (
    host INTEGER NOT NULL REFERENCES host,
    day TEXT NOT NULL,
    PRIMARY KEY (host, day)
) WITHOUT ROWID;

-- Expressions once. Clauses and categories are part of what one is: see queries.sql.
CREATE TABLE expression (
    id INTEGER PRIMARY KEY,
    expression TEXT,
    clauses TEXT NOT NULL,
    categories TEXT NOT NULL
);
-- An expression may be null, and a unique constraint tells nulls apart.
CREATE UNIQUE INDEX expression_once
    ON expression (coalesce(expression, ''), clauses, categories);

CREATE TABLE expression_term (
    expression_id INTEGER NOT NULL REFERENCES expression,
    term TEXT NOT NULL,
    category TEXT,
    PRIMARY KEY (expression_id, term)
) WITHOUT ROWID;
CREATE INDEX expression_term_license ON expression_term (category, term);

CREATE TABLE clause (
    expression_id INTEGER NOT NULL REFERENCES expression,
    number INTEGER NOT NULL,
    term TEXT NOT NULL,
    PRIMARY KEY (expression_id, number, term)
) WITHOUT ROWID;

-- Facts once; `row` is the fact as it was sent, of which fact_key is the digest.
CREATE TABLE fact (
    id INTEGER PRIMARY KEY,
    fact_key TEXT NOT NULL UNIQUE,
    system TEXT,
    name TEXT,
    architecture TEXT,
    version TEXT,
    version_key TEXT,
    source TEXT,
    source_version TEXT,
    section TEXT,
    essential INTEGER,
    basis TEXT,
    reason TEXT,
    expression TEXT,
    main_expression TEXT,
    category TEXT,
    text_digest TEXT,
    expression_id INTEGER NOT NULL REFERENCES expression,
    row TEXT NOT NULL
);
CREATE INDEX fact_name ON fact (name);
CREATE INDEX fact_expression ON fact (expression_id);
CREATE INDEX fact_text ON fact (text_digest);

-- A host had a fact from its report of first_day on, and no longer by that of until_day; null: it
-- still has it. So a day on which nothing changed adds nothing.
CREATE TABLE membership (
    host INTEGER NOT NULL REFERENCES host,
    fact INTEGER NOT NULL REFERENCES fact,
    first_day TEXT NOT NULL,
    until_day TEXT,
    PRIMARY KEY (host, fact, first_day)
) WITHOUT ROWID;
-- It has every column, so that nobody looks the row itself up.
CREATE INDEX membership_fact ON membership (fact, first_day, until_day);

CREATE VIEW report AS
SELECT host.name AS host, host_report.day
FROM host_report
JOIN host ON host.id = host_report.host;

-- The last report of each host by the question's day, and by the day since; null: none yet.
CREATE VIEW latest AS
SELECT
    host.id,
    host.name,
    (SELECT max(day) FROM host_report
        WHERE host_report.host = host.id AND host_report.day <= question.day) AS day,
    (SELECT max(day) FROM host_report
        WHERE host_report.host = host.id AND host_report.day <= question.since) AS since
FROM question, host;

-- `latest` is worked out once a query here, not once a membership.
CREATE VIEW present AS
WITH at AS MATERIALIZED (SELECT * FROM latest)
SELECT at.name AS host, fact.*
FROM membership
JOIN at ON at.id = membership.host
JOIN fact ON fact.id = membership.fact
WHERE membership.first_day <= at.day
    AND (membership.until_day IS NULL OR membership.until_day > at.day);

CREATE VIEW arrived AS
WITH at AS MATERIALIZED (SELECT * FROM latest)
SELECT at.name AS host, fact.*
FROM membership
JOIN at ON at.id = membership.host
JOIN fact ON fact.id = membership.fact
WHERE membership.first_day > at.since
    AND membership.first_day <= at.day
    AND (membership.until_day IS NULL OR membership.until_day > at.day)
    AND NOT EXISTS (
        SELECT 1 FROM membership AS before
        WHERE before.host = membership.host
            AND before.fact = membership.fact
            AND before.first_day <= at.since
            AND before.until_day > at.since);

CREATE VIEW departed AS
WITH at AS MATERIALIZED (SELECT * FROM latest)
SELECT at.name AS host, fact.*
FROM membership
JOIN at ON at.id = membership.host
JOIN fact ON fact.id = membership.fact
WHERE membership.first_day <= at.since
    AND membership.until_day > at.since
    AND membership.until_day <= at.day
    AND NOT EXISTS (
        SELECT 1 FROM membership AS after
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
