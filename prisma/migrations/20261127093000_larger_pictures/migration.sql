-- AlterTable
ALTER TABLE "recording" ADD COLUMN     "enlarged" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "enlarged_version" INTEGER,
ADD COLUMN     "mp4_rendition" TEXT,
ADD COLUMN     "mp4_retry_at" TIMESTAMPTZ(3),
ADD COLUMN     "mp4_tries" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "storage_use" ADD COLUMN     "warned_at" TIMESTAMPTZ(3);

-- Recordings from before keep what they have.
UPDATE "recording" SET "enlarged_version" = "version" WHERE "state" = 'ready';
UPDATE "recording" SET "mp4_rendition" = 'picture-720' WHERE "mp4_state" = 'ready' AND "mp4_file_id" IS NOT NULL;
UPDATE "recording" SET "mp4_tries" = 1, "mp4_retry_at" = now() WHERE "mp4_state" = 'failed' AND "files_version" = "version";
