-- AlterTable
ALTER TABLE "clip_segment" ADD COLUMN     "is_preview" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "original_from_ms" INTEGER,
ADD COLUMN     "original_to_ms" INTEGER;

-- AlterTable
ALTER TABLE "promo_kit_item" ADD COLUMN     "clip_id" TEXT;

-- Teasers that are approved keep the clip that they have.
UPDATE "promo_kit_item" i SET "clip_id" = (
  SELECT c."id" FROM "clip" c WHERE c."recording_id" = i."recording_id" AND c."segment_number" = i."segment_number"
    AND c."state" = 'ready' AND NOT c."is_preview" ORDER BY c."created_at" DESC LIMIT 1)
WHERE i."kind" = 'teaser' AND i."state" = 'approved';

-- What the sweep looks for.
CREATE INDEX "clip_preview" ON "clip"("updated_at") WHERE "is_preview";
CREATE INDEX "clip_segment_preview" ON "clip_segment"("created_at") WHERE "is_preview";
