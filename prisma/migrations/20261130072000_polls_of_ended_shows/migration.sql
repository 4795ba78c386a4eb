-- Earlier releases left a poll open that was open when its show ended.
UPDATE "poll" p SET "state" = 'closed', "closed_at" = COALESCE(p."closed_at", s."at"), "updated_at" = now()
FROM "stage" s
WHERE s."event_id" = p."event_id" AND p."state" = 'open' AND s."state"->>'phase' = 'ended';
