-- AlterTable
ALTER TABLE "registration" ADD COLUMN "calendar_sequence" INTEGER NOT NULL DEFAULT 0;
