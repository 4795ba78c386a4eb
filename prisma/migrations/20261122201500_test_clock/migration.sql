-- CreateTable
CREATE TABLE "test_clock" (
    "workspace_id" TEXT NOT NULL,
    "offset_ms" BIGINT NOT NULL DEFAULT 0,
    "held_at" TIMESTAMPTZ(3),
    "target_at" TIMESTAMPTZ(3),
    "advance" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 0,
    "stepped_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "test_clock_pkey" PRIMARY KEY ("workspace_id")
);

-- CreateTable
CREATE TABLE "test_clock_due" (
    "workspace_id" TEXT NOT NULL,
    "advance" INTEGER NOT NULL,
    "seq" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" TEXT NOT NULL,
    "detail" TEXT NOT NULL DEFAULT '',
    "event_slug" TEXT NOT NULL DEFAULT '',
    "count" INTEGER NOT NULL,

    CONSTRAINT "test_clock_due_pkey" PRIMARY KEY ("workspace_id","advance","seq")
);

-- AddForeignKey
ALTER TABLE "test_clock" ADD CONSTRAINT "test_clock_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspace"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "job" ADD COLUMN     "on_clock" BOOLEAN NOT NULL DEFAULT false;

-- What is open in a test environment: what an advance of its clock waits for, and what it finds next. No live row is in it.
CREATE INDEX "job_open_in_test" ON "job" ("workspace_id", "due_at")
  WHERE "environment" = 'test' AND "state" IN ('queued', 'dispatched', 'running');

-- Now, for what a workspace does: the database's clock, or that of its test environment. Statements that are about
-- leases, keys, limits, money or a room use now() itself.
CREATE FUNCTION workspace_now(workspace TEXT, env "Environment") RETURNS TIMESTAMPTZ
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN env = 'live' THEN now() ELSE COALESCE(
    (SELECT COALESCE(c.held_at, now() + c.offset_ms * interval '1 millisecond') FROM test_clock c WHERE c.workspace_id = workspace),
    now()) END
$$;

-- When a job may be handed out that is due at an instant, or in some seconds, by the clock of its workspace. One that has
-- to wait for a test clock keeps the clock's instant and is marked; all others are due by the database's clock.
CREATE FUNCTION job_due(workspace TEXT, env "Environment", at TIMESTAMPTZ, seconds FLOAT8, OUT due_at TIMESTAMPTZ, OUT on_clock BOOLEAN)
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN c.workspace_id IS NULL OR waiting.waits THEN wanted.due ELSE now() END, COALESCE(waiting.waits, false)
  FROM (SELECT workspace_now(workspace, env) AS clock) present
  LEFT JOIN test_clock c ON env = 'test' AND c.workspace_id = workspace
  CROSS JOIN LATERAL (SELECT COALESCE(at, present.clock + make_interval(secs => seconds)) AS due) wanted
  CROSS JOIN LATERAL (SELECT c.workspace_id IS NOT NULL AND (c.held_at IS NOT NULL OR wanted.due > present.clock) AS waits) waiting
$$;
