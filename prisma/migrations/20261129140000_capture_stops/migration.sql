-- AlterTable
ALTER TABLE "recording" ADD COLUMN "capture_stopped_by" TEXT;
