-- Captions of recordings that were deleted, and of people who were erased from one.
UPDATE "caption_line" c SET "name" = '', "text" = ''
FROM "show_session" s JOIN "recording" r ON r."id" = s."recording_id"
WHERE c."event_id" = s."event_id" AND c."session_id" = s."id" AND c."text" <> '' AND NOT r."live_only"
  AND (r."deleted_at" IS NOT NULL OR EXISTS (
    SELECT 1 FROM "recording_track" t WHERE t."recording_id" = r."id" AND t."person_id" = c."person_id" AND t."erased_at" IS NOT NULL
      AND (t."kind" IN ('microphone', 'announcer') OR NOT EXISTS (
        SELECT 1 FROM "recording_track" o
        WHERE o."recording_id" = t."recording_id" AND o."person_id" = t."person_id" AND o."erased_at" IS NULL))));
