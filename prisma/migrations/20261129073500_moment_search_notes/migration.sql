-- What rendering the best of them automatically left out, for callers who weren't there.
ALTER TABLE "moment_search" ADD COLUMN "notes" JSONB NOT NULL DEFAULT '[]';
