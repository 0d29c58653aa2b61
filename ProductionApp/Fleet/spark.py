"""The lake on Spark: loads received days, answers from them, and scans many roots or images.

    python3 spark.py load received/2026-11-23 lake
    python3 spark.py ask lake violations --day 2026-11-23 --denied denied.txt
    python3 spark.py scan roots.txt scanned/2026-11-23

On a cluster it is `spark-submit --master … spark.py`.

The lake is that of duckdb-load.sql: a row for each fact of a day, with the hosts that have it, and
one row without a fact, with all hosts that reported. Either engine reads what the other loaded.
"""
import argparse
import datetime
import os
import pathlib
import re
import sys

from pyspark import StorageLevel
from pyspark.sql import Observation, SparkSession, functions

# A fact's members and their types, in the order of its line.
MEMBERS = {
    "system": "STRING", "name": "STRING", "architecture": "STRING", "version": "STRING",
    "versionKey": "STRING", "source": "STRING", "sourceVersion": "STRING", "section": "STRING",
    "essential": "BOOLEAN", "basis": "STRING", "reason": "STRING", "expression": "STRING",
    "mainExpression": "STRING", "category": "STRING", "clauses": "ARRAY<ARRAY<STRING>>",
    "categories": "MAP<STRING, STRING>", "textDigest": "STRING",
}

# The bytes of a fact are cut out of its line and kept, for their hash is its key.
FACTS = """
SELECT
    substring(value, instr(value, '"factKey":"') + 11, 32) AS fact_key,
    first('{' || substring(value, instr(value, '"system":'))) AS row,
    array_sort(collect_set(substring(value, 10, instr(value, '","day":') - 10))) AS hosts
FROM line
GROUP BY fact_key
"""

# The base relations of queries.sql, in order.
RELATIONS = {
    "report": "SELECT explode(hosts) AS host, day FROM lake WHERE fact_key IS NULL",
    "fact": "SELECT * EXCEPT (day, hosts) FROM lake WHERE fact_key IS NOT NULL",
    # Rows of programs before schema 3 call restricted licenses other.
    "expression_term": """
        SELECT
            expression_id,
            term,
            CASE category WHEN 'other' THEN 'restricted' ELSE category END AS category
        FROM (SELECT expression_id, explode(categories) AS (term, category) FROM fact)""",
    "clause": """
        SELECT expression_id, number, explode(terms) AS term
        FROM (SELECT expression_id, posexplode(clauses) AS (number, terms) FROM fact)""",
    "text_day": """
        SELECT text_digest, min(day) AS day
        FROM lake
        WHERE text_digest IS NOT NULL
        GROUP BY text_digest""",
    "membership": """
        SELECT * EXCEPT (hosts), explode(hosts) AS host
        FROM lake
        WHERE fact_key IS NOT NULL""",
    "latest": """
        SELECT host, max(report.day) AS day
        FROM report JOIN question ON report.day <= question.day
        GROUP BY host""",
    "latest_before": """
        SELECT host, max(report.day) AS day
        FROM report JOIN question ON report.day <= question.since
        GROUP BY host""",
    "present": "SELECT * EXCEPT (day) FROM membership JOIN latest USING (host, day)",
    "present_before": "SELECT * EXCEPT (day) FROM membership JOIN latest_before USING (host, day)",
    "arrived": """
        SELECT *
        FROM present
        LEFT SEMI JOIN latest_before USING (host)
        LEFT ANTI JOIN present_before USING (host, fact_key)""",
    "departed": "SELECT * FROM present_before LEFT ANTI JOIN present USING (host, fact_key)",
}

# A root's rows are printed when they are whole; a root without rows, as it stands in the list.
SCAN = r"""sh -c 'tab=$(printf "\t")
while IFS=$tab read -r host root; do
    if rows=$(debian-licenses export rows --host "$host" --day "$DAY" --root "$root"); then
        printf "%s\n" "$rows"
    else
        printf "%s\t%s\n" "$host" "$root"
    fi
done'"""


def load(spark, arguments):
    """Makes the received files of a day a day of the lake, or replaces it.

    Facts that Spark can't read are printed by their keys; the others are loaded.
    """
    spark.read.text(arguments.received, lineSep="\n").createOrReplaceTempView("line")
    facts = spark.sql(FACTS)
    schema = ", ".join(f"{name} {type}" for name, type in MEMBERS.items())
    parsed = facts.withColumn(
        "member", functions.from_json("row", schema + ", _corrupt_record STRING"))
    # Spark's parser takes no member whose name has more than 50,000 characters.
    is_read = functions.col("member._corrupt_record").isNull()
    unread = functions.collect_list(functions.when(~is_read, functions.col("fact_key")))
    refused = Observation()
    members = parsed.observe(refused, unread.alias("keys")).where(is_read).select(
        "fact_key",
        *(functions.col("member." + name).alias(re.sub("(?=[A-Z])", "_", name).lower())
          for name in MEMBERS),
        "row", "hosts")
    report = facts.select(functions.explode("hosts").alias("host")).agg(
        functions.array_sort(functions.collect_set("host")).alias("hosts"))
    day = pathlib.PurePath(arguments.received).name
    # Spark writes where no reader looks, and moves the day's folder when it is whole.
    members.unionByName(report, allowMissingColumns=True) \
        .orderBy("name", "architecture", "version_key", "fact_key") \
        .withColumn("day", functions.lit(day)) \
        .write.partitionBy("day").option("compression", "zstd") \
        .mode("overwrite").option("partitionOverwriteMode", "dynamic").parquet(arguments.lake)
    for key in refused.get["keys"]:
        print("refused: " + key)


def ask(spark, arguments):
    """Prints views of queries.sql: values apart by tabs, escaped as PostgreSQL's COPY does."""
    spark.conf.set("spark.sql.sources.partitionColumnTypeInference.enabled", "false")
    spark.read.parquet(arguments.lake, pathGlobFilter="part*.parquet") \
        .withColumn("expression_id", functions.col("fact_key")).createOrReplaceTempView("lake")
    question = (arguments.day, arguments.since, arguments.package, arguments.before)
    spark.createDataFrame(
        [question], "day STRING, since STRING, package STRING, before_key STRING"
    ).createOrReplaceTempView("question")
    denied = {line for path in arguments.denied for line in path.read_text().splitlines() if line}
    spark.createDataFrame([(term,) for term in sorted(denied)], "term STRING") \
        .createOrReplaceTempView("denied")
    for name, query in RELATIONS.items():
        relation = spark.sql(query)
        if name == "fact":
            relation = relation.dropDuplicates(["fact_key"])
        relation.createOrReplaceTempView(name)
    queries = pathlib.Path(__file__).with_name("queries.sql").read_text()
    for statement in re.sub("--.*", "", queries).split(";"):
        if statement.strip():
            spark.sql(statement.replace("CREATE VIEW", "CREATE TEMPORARY VIEW"))
    escapes = str.maketrans({"\\": "\\\\", "\b": "\\b", "\f": "\\f", "\n": "\\n", "\r": "\\r",
                             "\t": "\\t", "\v": "\\v"})
    for view in arguments.view:
        file = arguments.out / f"{view}.tsv" if arguments.out else sys.stdout.fileno()
        with open(file, "w", encoding="utf-8", closefd=arguments.out is not None) as out:
            for row in spark.table(view).toLocalIterator():
                print(*("\\N" if value is None else str(value).translate(escapes)
                        for value in row), sep="\t", file=out)


def scan(spark, arguments):
    """Writes the rows of each HOST<TAB>ROOT of a list; those without rows are an error."""
    lines = pathlib.Path(arguments.list).read_text().splitlines()
    context = spark.sparkContext
    # A few parts for each processor: a slow root then keeps no other processor waiting for long.
    parts = min(len(lines), 4 * context.defaultParallelism)
    environment = {"PATH": os.environ["PATH"], "DAY": arguments.day}
    printed = context.parallelize(lines, parts).pipe(SCAN, environment) \
        .persist(StorageLevel.DISK_ONLY)
    printed.filter(lambda line: line.startswith("{")).saveAsTextFile(
        arguments.out, "org.apache.hadoop.io.compress.GzipCodec")
    failed = printed.filter(lambda line: not line.startswith("{")).collect()
    if failed:
        sys.exit("\n".join(["spark.py: no rows of", *failed]))


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    commands = parser.add_subparsers(required=True)
    command = commands.add_parser("load", help="put a received day into the lake")
    command.add_argument("received", metavar="RECEIVED_DAY")
    command.add_argument("lake", metavar="LAKE")
    command.set_defaults(run=load)
    today = datetime.datetime.now(datetime.timezone.utc).date()
    command = commands.add_parser("ask", help="print views of queries.sql")
    command.add_argument("lake", metavar="LAKE")
    command.add_argument("view", metavar="VIEW", nargs="+")
    command.add_argument("--out", metavar="FOLDER", type=pathlib.Path,
                         help="write FOLDER/VIEW.tsv instead of printing")
    command.add_argument("--day", default=str(today))
    command.add_argument("--since", default=str(today - datetime.timedelta(7)))
    command.add_argument("--package")
    command.add_argument("--before", metavar="KEY", help="what `version-key VERSION` prints")
    command.add_argument("--denied", metavar="FILE", type=pathlib.Path, nargs="*", default=[],
                         help="licenses that you don't allow, one a line")
    command.set_defaults(run=ask)
    command = commands.add_parser("scan", help="write the rows of many roots or images")
    command.add_argument("list", metavar="LIST", help="lines of HOST<TAB>ROOT")
    command.add_argument("out", metavar="OUT", help="a folder that doesn't exist yet")
    command.add_argument("--day", default=str(today))
    command.set_defaults(run=scan)
    arguments = parser.parse_args()
    spark = SparkSession.builder.appName("debian-licenses").getOrCreate()
    spark.sparkContext.setLogLevel("ERROR")
    arguments.run(spark, arguments)


main()
