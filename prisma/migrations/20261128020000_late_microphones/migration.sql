-- AlterTable
ALTER TABLE "transcript_pass" ADD COLUMN "checked_at" TIMESTAMPTZ(3),
ADD COLUMN "reuses_id" TEXT;

-- AlterTable
ALTER TABLE "transcript_stretch" ADD COLUMN "mark" TEXT;
