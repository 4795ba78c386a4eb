-- AlterTable
ALTER TABLE "recording" ADD COLUMN     "chapters" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "composed_ms" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "program_version" INTEGER,
ADD COLUMN     "ready_at" TIMESTAMPTZ(3),
ADD COLUMN     "thumbnail_file_id" TEXT;

-- CreateTable
CREATE TABLE "program_piece" (
    "recording_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "rendition" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "frames" INTEGER NOT NULL,
    "file_key" TEXT,
    "size_bytes" INTEGER NOT NULL DEFAULT 0,
    "sha256" TEXT NOT NULL DEFAULT '',
    "measured" JSONB NOT NULL DEFAULT '{}',
    "people" TEXT[],
    "failure" TEXT,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "retry_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "program_piece_pkey" PRIMARY KEY ("recording_id","key")
);

-- CreateTable
CREATE TABLE "program_header" (
    "recording_id" TEXT NOT NULL,
    "rendition" TEXT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "program_header_pkey" PRIMARY KEY ("recording_id","rendition")
);

-- CreateTable
CREATE TABLE "program_entry" (
    "recording_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "rendition" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "piece_key" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "frames" INTEGER NOT NULL,
    "session_id" TEXT NOT NULL,
    "media_ms" DOUBLE PRECISION NOT NULL,
    "is_stand_in" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "program_entry_pkey" PRIMARY KEY ("recording_id","version","rendition","number")
);

-- CreateIndex
CREATE INDEX "program_entry_recording_id_piece_key_idx" ON "program_entry"("recording_id", "piece_key");

-- AddForeignKey
ALTER TABLE "program_piece" ADD CONSTRAINT "program_piece_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recording"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "program_header" ADD CONSTRAINT "program_header_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recording"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "program_entry" ADD CONSTRAINT "program_entry_recording_id_piece_key_fkey" FOREIGN KEY ("recording_id", "piece_key") REFERENCES "program_piece"("recording_id", "key") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whatever deletes pieces (an erased person, a deleted recording or show), their bytes become files that nothing refers to,
-- which the sweep of files removes.
CREATE FUNCTION program_pieces_removed() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO file (id, workspace_id, environment, purpose, key, state, size_bytes, sha256, expires_at)
  SELECT 'fil_' || md5(file_key), split_part(file_key, '/', 1), split_part(file_key, '/', 2)::"Environment", 'recording.piece',
    file_key, 'stored', size_bytes, sha256, now()
  FROM gone WHERE file_key IS NOT NULL ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;

CREATE TRIGGER program_piece_removed AFTER DELETE ON program_piece
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION program_pieces_removed();
