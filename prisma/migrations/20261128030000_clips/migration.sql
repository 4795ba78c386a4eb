-- CreateTable
CREATE TABLE "clip" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "number" INTEGER NOT NULL,
    "event_id" TEXT NOT NULL,
    "recording_id" TEXT NOT NULL,
    "segment_number" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "is_preview" BOOLEAN NOT NULL,
    "options" JSONB NOT NULL,
    "session_id" TEXT NOT NULL,
    "from_ms" INTEGER NOT NULL,
    "to_ms" INTEGER NOT NULL,
    "recording_version" INTEGER,
    "people" JSONB NOT NULL DEFAULT '[]',
    "notes" JSONB NOT NULL DEFAULT '[]',
    "quality" JSONB,
    "failure" TEXT,
    "width" INTEGER,
    "height" INTEGER,
    "frames" INTEGER,
    "mp4_file_id" TEXT,
    "thumbnail_file_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "clip_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "clip_recording_id_idx" ON "clip"("recording_id");

-- CreateIndex
CREATE UNIQUE INDEX "clip_workspace_id_environment_number_key" ON "clip"("workspace_id", "environment", "number");

-- AddForeignKey
ALTER TABLE "clip" ADD CONSTRAINT "clip_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recording"("id") ON DELETE CASCADE ON UPDATE CASCADE;
