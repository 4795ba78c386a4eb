-- AlterTable
ALTER TABLE "plan_draft" ADD COLUMN     "base" JSONB;
