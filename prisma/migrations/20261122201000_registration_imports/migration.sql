-- CreateTable
CREATE TABLE "registration_import" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "event_id" TEXT NOT NULL,
    "file_id" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "mapping" JSONB NOT NULL DEFAULT '{}',
    "columns" JSONB NOT NULL DEFAULT '[]',
    "attestation" JSONB NOT NULL DEFAULT '{}',
    "state" TEXT NOT NULL DEFAULT 'queued',
    "rows" INTEGER,
    "rows_done" INTEGER NOT NULL DEFAULT 0,
    "counts" JSONB NOT NULL DEFAULT '{}',
    "problems" JSONB NOT NULL DEFAULT '[]',
    "report_file_id" TEXT,
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "registration_import_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "registration_import_batch" (
    "import_id" TEXT NOT NULL,
    "first_row" INTEGER NOT NULL,
    "outcomes" JSONB NOT NULL,

    CONSTRAINT "registration_import_batch_pkey" PRIMARY KEY ("import_id","first_row")
);

-- CreateIndex
CREATE INDEX "registration_import_event_id_created_at_idx" ON "registration_import"("event_id", "created_at");

-- AddForeignKey
ALTER TABLE "registration_import" ADD CONSTRAINT "registration_import_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "registration_import_batch" ADD CONSTRAINT "registration_import_batch_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "registration_import"("id") ON DELETE CASCADE ON UPDATE CASCADE;
