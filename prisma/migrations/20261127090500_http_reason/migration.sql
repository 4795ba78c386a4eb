-- AlterTable
ALTER TABLE "presence" ADD COLUMN     "http_reason" TEXT;
