-- AlterTable
ALTER TABLE "event" ADD COLUMN "pictures" JSONB NOT NULL DEFAULT '{}';
