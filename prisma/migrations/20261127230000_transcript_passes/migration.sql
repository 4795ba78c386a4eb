-- CreateTable
CREATE TABLE "transcript_pass" (
    "id" TEXT NOT NULL,
    "recording_id" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'running',
    "failure" TEXT,
    "version" INTEGER,
    "language" TEXT NOT NULL,
    "engine" TEXT,
    "done_ms" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "all_ms" DOUBLE PRECISION,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "transcript_pass_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "transcript_stretch" (
    "pass_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "person_id" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "from_ms" DOUBLE PRECISION NOT NULL,
    "to_ms" DOUBLE PRECISION NOT NULL,
    "at_ms" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "transcript_stretch_pkey" PRIMARY KEY ("pass_id","number")
);

-- CreateTable
CREATE TABLE "transcript_segment" (
    "pass_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "session_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "from_ms" DOUBLE PRECISION NOT NULL,
    "to_ms" DOUBLE PRECISION NOT NULL,
    "text" TEXT NOT NULL,
    "words" JSONB,

    CONSTRAINT "transcript_segment_pkey" PRIMARY KEY ("pass_id","id")
);

-- CreateIndex
CREATE INDEX "transcript_pass_recording_id_idx" ON "transcript_pass"("recording_id");

-- One at a time.
CREATE UNIQUE INDEX "transcript_pass_running" ON "transcript_pass"("recording_id") WHERE "state" = 'running';

-- AddForeignKey
ALTER TABLE "transcript_pass" ADD CONSTRAINT "transcript_pass_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recording"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transcript_stretch" ADD CONSTRAINT "transcript_stretch_pass_id_fkey" FOREIGN KEY ("pass_id") REFERENCES "transcript_pass"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transcript_segment" ADD CONSTRAINT "transcript_segment_pass_id_fkey" FOREIGN KEY ("pass_id") REFERENCES "transcript_pass"("id") ON DELETE CASCADE ON UPDATE CASCADE;
