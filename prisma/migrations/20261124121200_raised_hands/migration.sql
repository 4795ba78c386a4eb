-- CreateTable
CREATE TABLE "raised_hand" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'raised',
    "untold" BOOLEAN NOT NULL DEFAULT true,
    "raised_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "raised_hand_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "raised_hand_event_id_person_id_key" ON "raised_hand"("event_id", "person_id");

-- CreateIndex
CREATE INDEX "raised_hand_event_id_state_raised_at_idx" ON "raised_hand"("event_id", "state", "raised_at");

-- CreateIndex: what the next round gathers, and nothing else.
CREATE INDEX "raised_hand_untold" ON "raised_hand"("event_id") WHERE "untold";

-- AddForeignKey
ALTER TABLE "raised_hand" ADD CONSTRAINT "raised_hand_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
