-- CreateTable
CREATE TABLE "moment_search" (
    "recording_id" TEXT NOT NULL,
    "transcript_version" INTEGER NOT NULL,
    "finder" TEXT NOT NULL,
    "searched_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "moment_search_pkey" PRIMARY KEY ("recording_id")
);

-- CreateTable
CREATE TABLE "clip_segment" (
    "workspace_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "environment" "Environment" NOT NULL,
    "event_id" TEXT NOT NULL,
    "recording_id" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "from_ms" INTEGER NOT NULL,
    "to_ms" INTEGER NOT NULL,
    "score" INTEGER,
    "title" TEXT NOT NULL,
    "speakers" JSONB NOT NULL DEFAULT '[]',
    "evidence" JSONB NOT NULL DEFAULT '[]',
    "points_back" BOOLEAN NOT NULL DEFAULT false,
    "note" TEXT,
    "archived_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "clip_segment_pkey" PRIMARY KEY ("workspace_id","environment","number")
);

-- CreateIndex
CREATE INDEX "clip_segment_recording_id_idx" ON "clip_segment"("recording_id");

-- AddForeignKey
ALTER TABLE "moment_search" ADD CONSTRAINT "moment_search_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recording"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "clip_segment" ADD CONSTRAINT "clip_segment_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recording"("id") ON DELETE CASCADE ON UPDATE CASCADE;
