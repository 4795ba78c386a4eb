-- AlterTable
ALTER TABLE "plan" ADD COLUMN     "outline" JSONB;
