-- CreateTable
CREATE TABLE "plan_draft" (
    "event_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "job_id" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'writing',
    "brief" TEXT,
    "keep_edits" BOOLEAN NOT NULL DEFAULT true,
    "source" TEXT,
    "writer" TEXT,
    "segments" JSONB NOT NULL DEFAULT '[]',
    "ticker" JSONB NOT NULL DEFAULT '[]',
    "questions" JSONB NOT NULL DEFAULT '[]',
    "signup" JSONB NOT NULL DEFAULT '{}',
    "outline" JSONB,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "plan_draft_pkey" PRIMARY KEY ("event_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "plan_draft_id_key" ON "plan_draft"("id");

-- AddForeignKey
ALTER TABLE "plan_draft" ADD CONSTRAINT "plan_draft_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "plan"("event_id") ON DELETE CASCADE ON UPDATE CASCADE;
