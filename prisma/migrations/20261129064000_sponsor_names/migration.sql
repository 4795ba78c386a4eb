-- AlterTable
ALTER TABLE "sponsor" ADD COLUMN     "previous_names" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- Names that were corrected before are known from the audit log.
UPDATE "sponsor" s SET "previous_names" = ARRAY(
  SELECT DISTINCT a."before" ->> 'name' FROM "audit_entry" a
  WHERE a."workspace_id" = e."workspace_id" AND a."subject_type" = 'sponsor' AND a."subject_id" = s."id"
    AND a."before" ->> 'name' <> s."name")
FROM "event" e WHERE e."id" = s."event_id";
