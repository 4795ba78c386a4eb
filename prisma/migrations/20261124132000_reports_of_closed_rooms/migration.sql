-- When a show's room was closed, for reports of people in it that come later.
ALTER TABLE "room_report" ADD COLUMN "closed_event_id" TEXT;
ALTER TABLE "room_report" ADD COLUMN "closed_at" TIMESTAMPTZ(3);

-- CreateIndex
CREATE INDEX "room_report_closed_event_id_closed_at_idx" ON "room_report"("closed_event_id", "closed_at");
