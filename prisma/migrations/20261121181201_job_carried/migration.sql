-- AlterTable
ALTER TABLE "job" ADD COLUMN     "carried" BOOLEAN NOT NULL DEFAULT false;
