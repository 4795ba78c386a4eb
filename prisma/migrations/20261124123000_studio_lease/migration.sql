-- CreateTable
CREATE TABLE "studio_lease" (
    "event_id" TEXT NOT NULL,
    "hands" TEXT NOT NULL,
    "until" TIMESTAMPTZ(3),
    "changed_by_type" TEXT NOT NULL,
    "changed_by_name" TEXT NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "studio_lease_pkey" PRIMARY KEY ("event_id")
);

-- CreateTable
CREATE TABLE "studio_proposal" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "actor_type" TEXT NOT NULL,
    "actor_id" TEXT NOT NULL,
    "actor_name" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "commands" JSONB NOT NULL,
    "words" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "drawings" JSONB NOT NULL,
    "stage_version" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'proposed',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "decided_by" TEXT,

    CONSTRAINT "studio_proposal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "studio_proposal_event_id_created_at_idx" ON "studio_proposal"("event_id", "created_at");

-- AddForeignKey
ALTER TABLE "studio_lease" ADD CONSTRAINT "studio_lease_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "studio_proposal" ADD CONSTRAINT "studio_proposal_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
