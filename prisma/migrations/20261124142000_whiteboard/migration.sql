-- CreateTable
CREATE TABLE "whiteboard" (
    "event_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "trimmed_to" INTEGER NOT NULL DEFAULT 0,
    "live" INTEGER NOT NULL DEFAULT 0,
    "bytes" INTEGER NOT NULL DEFAULT 0,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "whiteboard_pkey" PRIMARY KEY ("event_id")
);

-- CreateTable
CREATE TABLE "whiteboard_element" (
    "event_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "version_nonce" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "deleted" BOOLEAN NOT NULL DEFAULT false,
    "person_id" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL DEFAULT 0,
    "element" JSONB,

    CONSTRAINT "whiteboard_element_pkey" PRIMARY KEY ("event_id","id")
);

-- CreateTable
CREATE TABLE "whiteboard_tally" (
    "event_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "drawn" INTEGER NOT NULL DEFAULT 0,
    "changed" INTEGER NOT NULL DEFAULT 0,
    "erased" INTEGER NOT NULL DEFAULT 0,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "whiteboard_tally_pkey" PRIMARY KEY ("event_id","person_id")
);

-- CreateIndex
CREATE INDEX "whiteboard_element_event_id_revision_idx" ON "whiteboard_element"("event_id", "revision");

-- AddForeignKey
ALTER TABLE "whiteboard" ADD CONSTRAINT "whiteboard_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "whiteboard_element" ADD CONSTRAINT "whiteboard_element_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "whiteboard_tally" ADD CONSTRAINT "whiteboard_tally_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
