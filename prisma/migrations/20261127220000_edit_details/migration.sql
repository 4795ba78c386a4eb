-- AlterTable
ALTER TABLE "recording_edit" ADD COLUMN     "details" JSONB;

-- AlterTable
ALTER TABLE "recording" ADD COLUMN     "pieces_left" INTEGER,
ADD COLUMN     "pieces_to_make" INTEGER;
