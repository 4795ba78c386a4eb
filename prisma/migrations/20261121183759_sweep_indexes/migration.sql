-- CreateIndex
CREATE INDEX "job_created_at_idx" ON "job" USING BRIN ("created_at");

-- CreateIndex
CREATE INDEX "webhook_delivery_event_id_idx" ON "webhook_delivery"("event_id");

-- CreateIndex
CREATE INDEX "webhook_event_created_at_idx" ON "webhook_event" USING BRIN ("created_at");
