-- Whether an attendee who was asked onto the stage agrees to be recorded, and to which words.
ALTER TABLE "stage_invitation" ADD COLUMN "recording_agreed" BOOLEAN;
ALTER TABLE "stage_invitation" ADD COLUMN "recording_text" INTEGER;
