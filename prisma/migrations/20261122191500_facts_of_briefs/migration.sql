-- AlterTable
ALTER TABLE "event" ADD COLUMN     "planned_seconds" INTEGER;

-- AlterTable
ALTER TABLE "guest" ADD COLUMN     "from_brief" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "guest_proposal" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "name" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "company" TEXT NOT NULL DEFAULT '',
    "dismissed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "guest_proposal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "guest_proposal_event_id_position_idx" ON "guest_proposal"("event_id", "position");

-- AddForeignKey
ALTER TABLE "guest_proposal" ADD CONSTRAINT "guest_proposal_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
