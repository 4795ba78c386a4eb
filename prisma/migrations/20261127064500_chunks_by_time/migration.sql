-- CreateIndex
CREATE INDEX "track_chunk_part_id_stored_at_idx" ON "track_chunk"("part_id", "stored_at");
