-- CreateTable
CREATE TABLE "sales_call" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "call_id" TEXT NOT NULL,
    "source" TEXT NOT NULL DEFAULT 'given',
    "event_id" TEXT,
    "recording_id" TEXT,
    "said_by" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "title" TEXT,
    "started_at" TIMESTAMPTZ(3),
    "held_at" TIMESTAMPTZ(3) NOT NULL,
    "timezone" TEXT,
    "language" TEXT NOT NULL,
    "speakers" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "people" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "companies" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "line_count" INTEGER NOT NULL,
    "duration_sec" DOUBLE PRECISION,
    "given" JSONB NOT NULL DEFAULT '{}',
    "transcript" JSONB NOT NULL,
    "corrections" JSONB NOT NULL DEFAULT '{}',
    "analysis" JSONB,
    "version" INTEGER NOT NULL DEFAULT 1,
    "keep_until" TIMESTAMPTZ(3),
    "analyzed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sales_call_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "sales_call_workspace_id_environment_call_id_key" ON "sales_call"("workspace_id", "environment", "call_id");

-- CreateIndex
CREATE INDEX "sales_call_workspace_id_environment_created_at_id_idx" ON "sales_call"("workspace_id", "environment", "created_at", "id");

-- CreateIndex
CREATE INDEX "sales_call_workspace_id_environment_held_at_id_idx" ON "sales_call"("workspace_id", "environment", "held_at", "id");

-- CreateIndex
CREATE INDEX "sales_call_recording_id_idx" ON "sales_call"("recording_id");

-- CreateIndex
CREATE INDEX "sales_call_keep_until_idx" ON "sales_call"("keep_until");

-- CreateIndex
CREATE INDEX "sales_call_people_idx" ON "sales_call" USING GIN ("people");

-- AddForeignKey
ALTER TABLE "sales_call" ADD CONSTRAINT "sales_call_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recording"("id") ON DELETE CASCADE ON UPDATE CASCADE;
