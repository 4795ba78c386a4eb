-- AlterTable
ALTER TABLE "recording_edit" ADD COLUMN     "details" JSONB;
