-- The start that a published page had before the current one. Null if it was never moved, or moved in an earlier release.
ALTER TABLE "event" ADD COLUMN "moved_from" TIMESTAMPTZ(3);
