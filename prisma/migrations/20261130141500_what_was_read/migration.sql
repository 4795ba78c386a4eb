-- Of the transcript that a clip's captions are from. Null if it has none, or was rendered by an earlier release.
ALTER TABLE "clip" ADD COLUMN "transcript_version" INTEGER;

-- What a call was read from. Null if it isn't of a recording, or was read by an earlier release.
ALTER TABLE "sales_call" ADD COLUMN "transcript_version" INTEGER, ADD COLUMN "edits_mark" TEXT;
