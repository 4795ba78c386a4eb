-- AlterTable
ALTER TABLE "presence" ADD COLUMN     "http_cause" TEXT;
