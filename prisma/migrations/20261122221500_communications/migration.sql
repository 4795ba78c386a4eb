-- CreateTable
CREATE TABLE "communication" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "event_id" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'draft',
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "audience" JSONB NOT NULL,
    "scheduled_for" TIMESTAMPTZ(3),
    "error" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "started_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "communication_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "communication_recipient" (
    "communication_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "person_kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "excluded" TEXT,
    "mail_id" TEXT,

    CONSTRAINT "communication_recipient_pkey" PRIMARY KEY ("communication_id","person_id")
);

-- CreateIndex
CREATE INDEX "communication_event_id_created_at_id_idx" ON "communication"("event_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "communication_recipient_mail_id_key" ON "communication_recipient"("mail_id");

-- AddForeignKey
ALTER TABLE "communication" ADD CONSTRAINT "communication_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "communication_recipient" ADD CONSTRAINT "communication_recipient_communication_id_fkey" FOREIGN KEY ("communication_id") REFERENCES "communication"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The next ones to be mailed are found without reading those that were.
CREATE INDEX "communication_recipient_waiting_idx" ON "communication_recipient"("communication_id", "person_id") WHERE "mail_id" IS NULL AND "excluded" IS NULL;
