-- CreateTable
CREATE TABLE "notetaker" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "event_id" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'scheduled',
    "sub_code" TEXT,
    "removed_by_id" TEXT,
    "removed_by_name" TEXT,
    "removed_by_role" TEXT,
    "asked_at" TIMESTAMPTZ(3),
    "joined_at" TIMESTAMPTZ(3),
    "alone_since" TIMESTAMPTZ(3),
    "left_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "call_id" TEXT,
    "not_analyzed" TEXT,
    "reservation_id" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notetaker_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notetaker_line" (
    "id" TEXT NOT NULL,
    "notetaker_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "notetaker_line_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "notetaker_event_id_created_at_idx" ON "notetaker"("event_id", "created_at");

-- One at a time in a show. Prisma doesn't know partial indexes.
CREATE UNIQUE INDEX "notetaker_one_per_show" ON "notetaker"("event_id") WHERE "state" NOT IN ('done', 'failed');

-- CreateIndex
CREATE INDEX "notetaker_line_notetaker_id_started_at_idx" ON "notetaker_line"("notetaker_id", "started_at");

-- AddForeignKey
ALTER TABLE "notetaker" ADD CONSTRAINT "notetaker_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notetaker_line" ADD CONSTRAINT "notetaker_line_notetaker_id_fkey" FOREIGN KEY ("notetaker_id") REFERENCES "notetaker"("id") ON DELETE CASCADE ON UPDATE CASCADE;
