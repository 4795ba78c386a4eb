-- CreateTable
CREATE TABLE "audience_question" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "author_name" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "private" BOOLEAN NOT NULL DEFAULT false,
    "state" TEXT NOT NULL DEFAULT 'open',
    "votes" INTEGER NOT NULL DEFAULT 0,
    "untold" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audience_question_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "question_vote" (
    "question_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "wanted" BOOLEAN NOT NULL,
    "counted" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "question_vote_pkey" PRIMARY KEY ("question_id","person_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "audience_question_event_id_person_id_client_id_key" ON "audience_question"("event_id", "person_id", "client_id");

-- CreateIndex
CREATE INDEX "audience_question_event_id_created_at_idx" ON "audience_question"("event_id", "created_at");

-- CreateIndex: what the next round gathers, and nothing else.
CREATE INDEX "audience_question_untold" ON "audience_question"("event_id") WHERE "untold";
CREATE INDEX "question_vote_uncounted" ON "question_vote"("event_id") WHERE "wanted" <> "counted";

-- AddForeignKey
ALTER TABLE "audience_question" ADD CONSTRAINT "audience_question_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "question_vote" ADD CONSTRAINT "question_vote_question_id_fkey" FOREIGN KEY ("question_id") REFERENCES "audience_question"("id") ON DELETE CASCADE ON UPDATE CASCADE;
