-- CreateTable
CREATE TABLE "destination" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "settings" JSONB NOT NULL DEFAULT '{}',
    "secret_cipher" BYTEA,
    "public_token" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "destination_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "distribution_job" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "event_id" TEXT NOT NULL,
    "recording_id" TEXT NOT NULL,
    "item_type" TEXT NOT NULL,
    "item_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL,
    "is_reported" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "finished_at" TIMESTAMPTZ(3),

    CONSTRAINT "distribution_job_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "publication" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "job_id" TEXT NOT NULL,
    "destination_id" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_attempt_at" TIMESTAMPTZ(3),
    "failure" TEXT,
    "url" TEXT,
    "remote_id" TEXT,
    "memory" BYTEA,
    "request" JSONB,
    "public_token" TEXT NOT NULL,
    "audio_file_id" TEXT,
    "audio_bytes" INTEGER,
    "duration_ms" INTEGER,
    "recording_version" INTEGER,
    "published_at" TIMESTAMPTZ(3),
    "withdrawn_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "publication_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "destination_public_token_key" ON "destination"("public_token");

-- CreateIndex
CREATE INDEX "destination_workspace_id_environment_created_at_idx" ON "destination"("workspace_id", "environment", "created_at");

-- CreateIndex
CREATE INDEX "distribution_job_event_id_created_at_id_idx" ON "distribution_job"("event_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "distribution_job_recording_id_idx" ON "distribution_job"("recording_id");

-- CreateIndex
CREATE UNIQUE INDEX "publication_public_token_key" ON "publication"("public_token");

-- CreateIndex
CREATE INDEX "publication_destination_id_published_at_idx" ON "publication"("destination_id", "published_at");

-- CreateIndex
CREATE INDEX "publication_environment_state_created_at_idx" ON "publication"("environment", "state", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "publication_job_id_destination_id_key" ON "publication"("job_id", "destination_id");

-- AddForeignKey
ALTER TABLE "distribution_job" ADD CONSTRAINT "distribution_job_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recording"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "publication" ADD CONSTRAINT "publication_job_id_fkey" FOREIGN KEY ("job_id") REFERENCES "distribution_job"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "publication" ADD CONSTRAINT "publication_destination_id_fkey" FOREIGN KEY ("destination_id") REFERENCES "destination"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
