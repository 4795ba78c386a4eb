-- AlterTable
ALTER TABLE "guest" ADD COLUMN     "recording_agreed" BOOLEAN,
ADD COLUMN     "recording_answered_at" TIMESTAMPTZ(3),
ADD COLUMN     "recording_link" INTEGER,
ADD COLUMN     "recording_text" INTEGER;
