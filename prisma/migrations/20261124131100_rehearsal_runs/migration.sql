-- AlterTable
ALTER TABLE "show_session" ADD COLUMN     "timings" JSONB;
