-- AlterTable
ALTER TABLE "event" ADD COLUMN "untold_date" JSONB;
