-- AlterTable
ALTER TABLE "recording" ADD COLUMN "failing_since" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "transcript_pass" ADD COLUMN "failing_since" TIMESTAMPTZ(3);
