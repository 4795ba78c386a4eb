-- Usage by month: whole months leave by dropping a partition. Later months are made ahead of their time; the default
-- one is the net. The former table's rows move over and are summed up with them.
ALTER TABLE "usage_row" RENAME TO "usage_row_before";
ALTER TABLE "usage_row_before" DROP CONSTRAINT "usage_row_pkey";
DROP INDEX "usage_row_workspace_id_created_at_idx";
DROP INDEX "usage_row_workspace_id_client_id_created_at_idx";
DROP INDEX "usage_row_request_id_idx";

-- CreateTable
CREATE TABLE "usage_row" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "request_id" TEXT NOT NULL,
    "operation_id" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "status" INTEGER NOT NULL,
    "error_code" TEXT,
    "duration_ms" DOUBLE PRECISION NOT NULL,
    "cost_micros" BIGINT NOT NULL DEFAULT 0,
    "source" TEXT NOT NULL,
    "actor_type" TEXT NOT NULL,
    "actor_id" TEXT NOT NULL,
    "key_id" TEXT,
    "client_id" TEXT,
    "tool" TEXT,
    "idempotency_key" TEXT,
    "dry_run" BOOLEAN NOT NULL DEFAULT false,
    "replayed" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "usage_row_pkey" PRIMARY KEY ("id","created_at")
) PARTITION BY RANGE ("created_at");

-- CreateTable
CREATE TABLE "usage_day" (
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "day" DATE NOT NULL,
    "operation_id" TEXT NOT NULL,
    "error_code" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "calls" BIGINT NOT NULL,
    "errors" BIGINT NOT NULL,
    "cost_micros" BIGINT NOT NULL,
    "latency" INTEGER[],

    CONSTRAINT "usage_day_pkey" PRIMARY KEY ("workspace_id","environment","day","operation_id","error_code","source")
);

-- CreateTable
CREATE TABLE "usage_party" (
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "day" DATE NOT NULL,
    "client_id" TEXT NOT NULL,
    "key_id" TEXT NOT NULL,
    "calls" BIGINT NOT NULL,
    "errors" BIGINT NOT NULL,
    "cost_micros" BIGINT NOT NULL,

    CONSTRAINT "usage_party_pkey" PRIMARY KEY ("workspace_id","environment","day","client_id","key_id")
);

-- CreateIndex
CREATE INDEX "usage_row_workspace_id_environment_created_at_id_idx" ON "usage_row"("workspace_id", "environment", "created_at", "id");

-- CreateIndex
CREATE INDEX "usage_row_workspace_id_client_id_created_at_idx" ON "usage_row"("workspace_id", "client_id", "created_at");

-- CreateIndex
CREATE INDEX "usage_row_request_id_idx" ON "usage_row"("request_id");

-- CreateIndex
CREATE INDEX "usage_party_workspace_id_environment_client_id_day_idx" ON "usage_party"("workspace_id", "environment", "client_id", "day");

-- Groups of errors read these alone.
CREATE INDEX "usage_row_errors" ON "usage_row" ("workspace_id", "environment", "created_at" DESC) WHERE "error_code" IS NOT NULL;

CREATE TABLE "usage_row_default" PARTITION OF "usage_row" DEFAULT;
DO $$
DECLARE
  month timestamp := date_trunc('month', LEAST(now(), (SELECT min(created_at) FROM usage_row_before)) AT TIME ZONE 'UTC');
  last timestamp := date_trunc('month', now() AT TIME ZONE 'UTC') + interval '1 month';
BEGIN
  WHILE month <= last LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF usage_row FOR VALUES FROM (%L) TO (%L)',
      'usage_row_' || to_char(month, 'YYYY_MM'), month AT TIME ZONE 'UTC', (month + interval '1 month') AT TIME ZONE 'UTC');
    month := month + interval '1 month';
  END LOOP;
END $$;

-- Bucket 1 is below half a millisecond; every two more double it; bucket 32 is above 16 seconds.
CREATE FUNCTION latency_bucket(ms double precision) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN ms < 0.5 THEN 1 ELSE LEAST(32, floor(2 * ln(ms / 0.5) / ln(2::double precision))::integer + 2) END
$$;

CREATE FUNCTION latency_count(counts integer[], ms double precision) RETURNS integer[] LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE bucket integer := latency_bucket(ms);
BEGIN
  counts[bucket] := counts[bucket] + 1;
  RETURN counts;
END
$$;

CREATE AGGREGATE latency_histogram(double precision) (
  SFUNC = latency_count,
  STYPE = integer[],
  INITCOND = '{0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0}'
);

CREATE FUNCTION latency_add(a integer[], b integer[]) RETURNS integer[] LANGUAGE sql IMMUTABLE AS $$
  SELECT array_agg(COALESCE(x, 0) + COALESCE(y, 0) ORDER BY place) FROM unnest(a, b) WITH ORDINALITY AS u (x, y, place)
$$;

-- Sums are exact because they are made where the rows are, whoever writes them. Rows are taken in one order, so that
-- two writers wait for each other and never in a circle.
CREATE FUNCTION usage_sums_up() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO usage_day (workspace_id, environment, day, operation_id, error_code, source, calls, errors, cost_micros, latency)
  SELECT workspace_id, environment, (created_at AT TIME ZONE 'UTC')::date, operation_id, COALESCE(error_code, ''), source,
         count(*), count(*) FILTER (WHERE status >= 400), sum(cost_micros), latency_histogram(duration_ms)
  FROM added GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
  ON CONFLICT (workspace_id, environment, day, operation_id, error_code, source) DO UPDATE
  SET calls = usage_day.calls + EXCLUDED.calls, errors = usage_day.errors + EXCLUDED.errors,
      cost_micros = usage_day.cost_micros + EXCLUDED.cost_micros, latency = latency_add(usage_day.latency, EXCLUDED.latency);
  INSERT INTO usage_party (workspace_id, environment, day, client_id, key_id, calls, errors, cost_micros)
  SELECT workspace_id, environment, (created_at AT TIME ZONE 'UTC')::date, COALESCE(client_id, ''), COALESCE(key_id, ''),
         count(*) FILTER (WHERE source <> 'system'), count(*) FILTER (WHERE status >= 400), sum(cost_micros)
  FROM added GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (workspace_id, environment, day, client_id, key_id) DO UPDATE
  SET calls = usage_party.calls + EXCLUDED.calls, errors = usage_party.errors + EXCLUDED.errors,
      cost_micros = usage_party.cost_micros + EXCLUDED.cost_micros;
  RETURN NULL;
END
$$;
CREATE TRIGGER "usage_row_sums_up" AFTER INSERT ON "usage_row" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION usage_sums_up();

INSERT INTO usage_row (id, workspace_id, environment, request_id, operation_id, method, path, status, error_code, duration_ms,
  cost_micros, source, actor_type, actor_id, key_id, client_id, tool, idempotency_key, dry_run, replayed, created_at)
SELECT id, workspace_id, environment, request_id, operation_id, method, path, status, error_code, duration_ms,
  cost_micros, source, actor_type, actor_id, key_id, client_id, tool, idempotency_key, dry_run, replayed, created_at
FROM usage_row_before;
DROP TABLE usage_row_before;
