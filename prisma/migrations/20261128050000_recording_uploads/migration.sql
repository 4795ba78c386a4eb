-- AlterTable
ALTER TABLE "recording" ADD COLUMN     "language" TEXT,
ADD COLUMN     "source" TEXT NOT NULL DEFAULT 'show';

-- CreateTable
CREATE TABLE "recording_upload" (
    "recording_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size_bytes" BIGINT NOT NULL,
    "part_bytes" INTEGER NOT NULL,
    "sha256" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "progress" INTEGER NOT NULL DEFAULT 0,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "file_id" TEXT,
    "duration_ms" INTEGER,
    "has_sound" BOOLEAN NOT NULL DEFAULT false,
    "has_picture" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recording_upload_pkey" PRIMARY KEY ("recording_id")
);

-- CreateTable
CREATE TABLE "recording_upload_part" (
    "recording_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'awaited',
    "size_bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL DEFAULT '',
    "key" TEXT NOT NULL,

    CONSTRAINT "recording_upload_part_pkey" PRIMARY KEY ("recording_id","number")
);

-- AddForeignKey
ALTER TABLE "recording_upload" ADD CONSTRAINT "recording_upload_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recording"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recording_upload_part" ADD CONSTRAINT "recording_upload_part_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recording_upload"("recording_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- As with chunks of tracks: whatever deletes parts, the sweep of files removes their bytes and frees their storage.
CREATE TRIGGER recording_upload_part_removed AFTER DELETE ON recording_upload_part
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION track_chunks_removed();
