-- AlterTable
ALTER TABLE "event" ADD COLUMN     "recording" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "show_session" ADD COLUMN     "recording_id" TEXT;

-- CreateTable
CREATE TABLE "recording" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "event_id" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'live',
    "version" INTEGER NOT NULL DEFAULT 1,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "duration_ms" INTEGER,
    "mp4_state" TEXT NOT NULL DEFAULT 'pending',
    "mp4_file_id" TEXT,
    "notes" JSONB NOT NULL DEFAULT '[]',
    "failure" TEXT,
    "public_token" TEXT,
    "keep_until" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "recording_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "recording_track" (
    "id" TEXT NOT NULL,
    "recording_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "erased_at" TIMESTAMPTZ(3),

    CONSTRAINT "recording_track_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "track_part" (
    "id" TEXT NOT NULL,
    "track_id" TEXT NOT NULL,
    "copy" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'capturing',
    "starts_at_ms" INTEGER NOT NULL,
    "ends_at_ms" INTEGER,
    "content_type" TEXT NOT NULL,
    "codec" TEXT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "gaps" JSONB NOT NULL DEFAULT '[]',
    "quality" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "track_part_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "track_chunk" (
    "part_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'awaited',
    "start_ms" INTEGER NOT NULL,
    "end_ms" INTEGER NOT NULL,
    "starts_clean" BOOLEAN NOT NULL DEFAULT true,
    "size_bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "stored_at" TIMESTAMPTZ(3),

    CONSTRAINT "track_chunk_pkey" PRIMARY KEY ("part_id","number")
);

-- CreateIndex
CREATE UNIQUE INDEX "recording_public_token_key" ON "recording"("public_token");

-- CreateIndex
CREATE INDEX "recording_event_id_created_at_id_idx" ON "recording"("event_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "recording_workspace_id_environment_created_at_idx" ON "recording"("workspace_id", "environment", "created_at");

-- CreateIndex
CREATE INDEX "recording_keep_until_idx" ON "recording"("keep_until");

-- CreateIndex
CREATE UNIQUE INDEX "recording_track_recording_id_person_id_kind_key" ON "recording_track"("recording_id", "person_id", "kind");

-- CreateIndex
CREATE INDEX "track_part_state_updated_at_idx" ON "track_part"("state", "updated_at");

-- CreateIndex
CREATE UNIQUE INDEX "track_part_track_id_copy_source_key" ON "track_part"("track_id", "copy", "source");

-- CreateIndex
CREATE INDEX "show_session_recording_id_idx" ON "show_session"("recording_id");

-- AddForeignKey
ALTER TABLE "show_session" ADD CONSTRAINT "show_session_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recording"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recording" ADD CONSTRAINT "recording_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recording_track" ADD CONSTRAINT "recording_track_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recording"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "track_part" ADD CONSTRAINT "track_part_track_id_fkey" FOREIGN KEY ("track_id") REFERENCES "recording_track"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "track_chunk" ADD CONSTRAINT "track_chunk_part_id_fkey" FOREIGN KEY ("part_id") REFERENCES "track_part"("id") ON DELETE CASCADE ON UPDATE CASCADE;
