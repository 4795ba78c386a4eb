ALTER TABLE "private_message" ADD COLUMN "spoken" BOOLEAN NOT NULL DEFAULT false;
