-- CreateTable
CREATE TABLE "video" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "event_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'awaiting_upload',
    "upload_id" TEXT,
    "file_id" TEXT,
    "sha256" TEXT,
    "job_id" TEXT,
    "progress" INTEGER NOT NULL DEFAULT 0,
    "failure" TEXT,
    "token" TEXT,
    "play_file_id" TEXT,
    "poster_file_id" TEXT,
    "duration_ms" INTEGER,
    "width" INTEGER,
    "height" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "video_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "video_token_key" ON "video"("token");

-- CreateIndex
CREATE INDEX "video_event_id_created_at_id_idx" ON "video"("event_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "video_state_idx" ON "video"("state");

-- AddForeignKey
ALTER TABLE "video" ADD CONSTRAINT "video_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
