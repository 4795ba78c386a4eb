-- AlterTable
ALTER TABLE "event" ADD COLUMN "published_at" TIMESTAMPTZ(3);
ALTER TABLE "series" ADD COLUMN "defaults" JSONB NOT NULL DEFAULT '{}';

-- Until now nothing led back to draft: whatever is no draft has been open.
UPDATE "event" SET "published_at" = "created_at" WHERE "state" <> 'draft';
