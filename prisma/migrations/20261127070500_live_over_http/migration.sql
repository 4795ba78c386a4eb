-- AlterTable
ALTER TABLE "poll" ADD COLUMN     "closed_at" TIMESTAMPTZ(3),
ADD COLUMN     "counts_final" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "presence" ADD COLUMN     "removed_at" TIMESTAMPTZ(3),
ADD COLUMN     "seen_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "program_piece" ADD COLUMN     "live_only" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "recording" ADD COLUMN     "live_only" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "track_part" ADD COLUMN     "live_only" BOOLEAN NOT NULL DEFAULT false;

-- What is only for viewers over HTTP is looked for again and again, and there is little of it.
CREATE INDEX "program_piece_live_only" ON "program_piece" ("recording_id") WHERE "live_only";
CREATE INDEX "track_part_live_only" ON "track_part" ("track_id") WHERE "live_only";
CREATE INDEX "program_entry_live" ON "program_entry" ("recording_id") WHERE "version" = 0;

UPDATE "poll" SET "closed_at" = "updated_at", "counts_final" = true WHERE "state" = 'closed';
