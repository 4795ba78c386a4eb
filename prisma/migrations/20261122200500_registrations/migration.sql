-- AlterTable
ALTER TABLE "event" ADD COLUMN     "approval_domains" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "hold_minutes" INTEGER NOT NULL DEFAULT 1440;

-- AlterTable
ALTER TABLE "registration" ADD COLUMN     "held_until" TIMESTAMPTZ(3),
ADD COLUMN     "hold_lapsed_at" TIMESTAMPTZ(3),
ADD COLUMN     "referrer" TEXT,
ADD COLUMN     "waiting_since" TIMESTAMPTZ(3);

-- Who waits, in their order. The former release writes no "waiting_since": the row's own time stands in for it.
CREATE INDEX "registration_waiting" ON "registration" ("event_id", COALESCE("waiting_since", "created_at"), "id")
  WHERE "state" = 'waitlisted' AND "removed_at" IS NULL;
