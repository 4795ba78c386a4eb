-- CreateTable
CREATE TABLE "registration_export" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "event_id" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "filters" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "registration_export_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "registration_export_event_id_created_at_idx" ON "registration_export"("event_id", "created_at");

-- AddForeignKey
ALTER TABLE "registration_export" ADD CONSTRAINT "registration_export_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
