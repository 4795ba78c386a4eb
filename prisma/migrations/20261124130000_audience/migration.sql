-- CreateTable
CREATE TABLE "reaction_tally" (
    "event_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "page" TEXT NOT NULL,
    "sent" INTEGER[] NOT NULL,
    "counted" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
    "untold" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "reaction_tally_pkey" PRIMARY KEY ("event_id", "person_id", "page")
);

-- CreateIndex: what the next round gathers, and nothing else.
CREATE INDEX "reaction_tally_untold" ON "reaction_tally"("event_id") WHERE "untold";

-- CreateTable
CREATE TABLE "show_audience" (
    "event_id" TEXT NOT NULL,
    "reactions" INTEGER[] NOT NULL DEFAULT ARRAY[]::INTEGER[],
    "settings_untold" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "show_audience_pkey" PRIMARY KEY ("event_id")
);

-- CreateTable
CREATE TABLE "call_to_action" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "clicks" INTEGER NOT NULL DEFAULT 0,
    "shown_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "call_to_action_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "call_to_action_event_id_key_key" ON "call_to_action"("event_id", "key");

-- AlterTable
ALTER TABLE "cta_click" ADD COLUMN "cta_id" TEXT,
ADD COLUMN "untold" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex: once a person; of somebody who was erased nothing but the count is left.
CREATE UNIQUE INDEX "cta_click_cta_id_registration_id_key" ON "cta_click"("cta_id", "registration_id");

-- CreateIndex
CREATE INDEX "cta_click_untold" ON "cta_click"("event_id") WHERE "untold";

-- AddForeignKey
ALTER TABLE "reaction_tally" ADD CONSTRAINT "reaction_tally_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "show_audience" ADD CONSTRAINT "show_audience_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "call_to_action" ADD CONSTRAINT "call_to_action_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
