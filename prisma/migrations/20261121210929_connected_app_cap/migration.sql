-- AlterTable
ALTER TABLE "oauth_grant" ADD COLUMN     "daily_cap_micros" BIGINT;
