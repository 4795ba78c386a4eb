-- AlterTable
ALTER TABLE "recording" ADD COLUMN     "design" JSONB;
