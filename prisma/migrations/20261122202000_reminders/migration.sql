-- AlterTable
ALTER TABLE "mail_message" ADD COLUMN     "starts_at" TIMESTAMPTZ(3),
ADD COLUMN     "due_at" TIMESTAMPTZ(3),
ADD COLUMN     "written_at" TIMESTAMPTZ(3);

-- Only from now on: rows that are there were not written at this moment.
ALTER TABLE "mail_message" ALTER COLUMN "written_at" SET DEFAULT CURRENT_TIMESTAMP;

-- Shows that have their start already get their reminders as well, as far as there is time for them. Those of the former
-- release made while it still runs have none.
INSERT INTO "job" ("id", "workspace_id", "environment", "kind", "subject", "payload", "due_at")
SELECT 'job_' || left(md5(e."id" || r.kind), 26), e."workspace_id", e."environment", 'reminder.send', e."id",
  jsonb_build_object('event_id', e."id", 'reminder', r.kind,
    'starts_at', to_char(e."starts_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'due_at', to_char((e."starts_at" - r.lead) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')),
  e."starts_at" - r.lead
FROM "event" e CROSS JOIN (VALUES ('h24', interval '24 hours'), ('h1', interval '1 hour'), ('live', interval '0')) AS r (kind, lead)
WHERE e."state" IN ('draft', 'published', 'live') AND e."starts_at" - r.lead > now();
