-- What the show's ledger says of a connection already. Of those that are over nothing is added to it.

-- AlterTable
ALTER TABLE "presence" ADD COLUMN "entered" TEXT NOT NULL DEFAULT 'gone';
ALTER TABLE "presence" ALTER COLUMN "entered" SET DEFAULT 'none';

UPDATE "presence" SET "entered" = 'none' WHERE "left_at" IS NULL;

-- Those who are there, and what is to be entered.
CREATE INDEX "presence_entered" ON "presence" ("event_id") WHERE "entered" <> 'gone';
