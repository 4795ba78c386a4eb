-- AlterTable
ALTER TABLE "caption_line" ADD COLUMN     "left_out" BOOLEAN NOT NULL DEFAULT false;
