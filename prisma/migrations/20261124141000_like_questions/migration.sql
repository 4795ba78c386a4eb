-- Questions that ask for the same, counted together, and what a model made of each.
ALTER TABLE "audience_question" ADD COLUMN "group_id" TEXT,
ADD COLUMN "apart" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "question_group" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "votes" INTEGER NOT NULL DEFAULT 0,
    "untold" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "question_group_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_meaning" (
    "question_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "engine" TEXT NOT NULL,
    "direction" BYTEA NOT NULL,

    CONSTRAINT "question_meaning_pkey" PRIMARY KEY ("question_id")
);

-- CreateIndex
CREATE INDEX "audience_question_group_id_idx" ON "audience_question"("group_id");

-- CreateIndex
CREATE INDEX "question_group_event_id_idx" ON "question_group"("event_id");

-- Those that the feed has to tell of.
CREATE INDEX "question_group_untold" ON "question_group"("event_id") WHERE "untold";

-- CreateIndex
CREATE INDEX "question_meaning_event_id_idx" ON "question_meaning"("event_id");

-- AddForeignKey
ALTER TABLE "audience_question" ADD CONSTRAINT "audience_question_group_id_fkey" FOREIGN KEY ("group_id") REFERENCES "question_group"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_group" ADD CONSTRAINT "question_group_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_meaning" ADD CONSTRAINT "question_meaning_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "audience_question"("id") ON DELETE CASCADE ON UPDATE CASCADE;
