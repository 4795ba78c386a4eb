-- CreateTable
CREATE TABLE "caption_line" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "session_id" TEXT,
    "person_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,
    "seq" INTEGER,

    CONSTRAINT "caption_line_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "show_captions" (
    "event_id" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "reason" TEXT,
    "untold" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "show_captions_pkey" PRIMARY KEY ("event_id")
);

-- CreateIndex
CREATE INDEX "caption_line_event_id_seq_started_at_idx" ON "caption_line"("event_id", "seq", "started_at");

-- AddForeignKey
ALTER TABLE "caption_line" ADD CONSTRAINT "caption_line_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "show_captions" ADD CONSTRAINT "show_captions_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
