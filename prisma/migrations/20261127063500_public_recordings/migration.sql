-- AlterTable
ALTER TABLE "workspace" ADD COLUMN     "public_recordings" BOOLEAN NOT NULL DEFAULT false;
