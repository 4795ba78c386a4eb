-- CreateTable
CREATE TABLE "replay_view" (
    "event_id" TEXT NOT NULL,
    "view" TEXT NOT NULL,
    "registration_id" TEXT,
    "ms" INTEGER NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "replay_view_pkey" PRIMARY KEY ("event_id","view")
);

-- CreateTable
CREATE TABLE "survey_answer" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "registration_id" TEXT,
    "score" INTEGER NOT NULL,
    "comment" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "survey_answer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "replay_view_event_id_registration_id_idx" ON "replay_view"("event_id", "registration_id");

-- CreateIndex
CREATE UNIQUE INDEX "survey_answer_event_id_registration_id_key" ON "survey_answer"("event_id", "registration_id");

-- CreateIndex
CREATE INDEX "survey_answer_event_id_created_at_id_idx" ON "survey_answer"("event_id", "created_at", "id");

-- AddForeignKey
ALTER TABLE "replay_view" ADD CONSTRAINT "replay_view_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "survey_answer" ADD CONSTRAINT "survey_answer_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
