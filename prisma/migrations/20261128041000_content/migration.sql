-- CreateTable
CREATE TABLE "content_item" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "event_id" TEXT NOT NULL,
    "recording_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "title" TEXT NOT NULL,
    "blocks" JSONB NOT NULL DEFAULT '[]',
    "written" JSONB NOT NULL,
    "people" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "missing" TEXT,
    "is_edited" BOOLEAN NOT NULL DEFAULT false,
    "is_cut" BOOLEAN NOT NULL DEFAULT false,
    "transcript_version" INTEGER NOT NULL,
    "recording_version" INTEGER NOT NULL,
    "edits_mark" TEXT NOT NULL,
    "written_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "content_item_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "content_item_event_id_created_at_id_idx" ON "content_item"("event_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "content_item_recording_id_kind_language_key" ON "content_item"("recording_id", "kind", "language");

-- AddForeignKey
ALTER TABLE "content_item" ADD CONSTRAINT "content_item_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recording"("id") ON DELETE CASCADE ON UPDATE CASCADE;
