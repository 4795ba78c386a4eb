-- CreateTable
CREATE TABLE "poll" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "question" TEXT NOT NULL,
    "options" TEXT[],
    "state" TEXT NOT NULL,
    "results_shown" BOOLEAN NOT NULL DEFAULT false,
    "counts" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "counts_shown" BOOLEAN NOT NULL DEFAULT false,
    "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "poll_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "poll_vote" (
    "poll_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "option" INTEGER NOT NULL,
    "voted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "poll_vote_pkey" PRIMARY KEY ("poll_id","person_id")
);

-- CreateTable
CREATE TABLE "chat_message" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "author_name" TEXT NOT NULL,
    "client_id" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "seq" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_message_pkey" PRIMARY KEY ("id")
);

-- Not worth a flush to disk each time: a feed that is sent once more is heard once.
-- CreateTable
CREATE UNLOGGED TABLE "feed_publish" (
    "event_id" TEXT NOT NULL,
    "seen" INTEGER NOT NULL DEFAULT 0,
    "feed" INTEGER NOT NULL DEFAULT 0,
    "desk_feed" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "feed_publish_pkey" PRIMARY KEY ("event_id")
);

-- CreateIndex
CREATE INDEX "poll_event_id_state_idx" ON "poll"("event_id", "state");

-- CreateIndex
CREATE UNIQUE INDEX "chat_message_event_id_person_id_client_id_key" ON "chat_message"("event_id", "person_id", "client_id");

-- CreateIndex
CREATE INDEX "chat_message_event_id_seq_idx" ON "chat_message"("event_id", "seq");

-- AddForeignKey
ALTER TABLE "poll" ADD CONSTRAINT "poll_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "poll_vote" ADD CONSTRAINT "poll_vote_poll_id_fkey" FOREIGN KEY ("poll_id") REFERENCES "poll"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "feed_publish" ADD CONSTRAINT "feed_publish_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- How a poll's votes stand, in the order of its options.
CREATE FUNCTION poll_votes(of poll) RETURNS integer[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(COALESCE(v.votes, 0) ORDER BY o.option)
  FROM generate_series(0, cardinality(of.options) - 1) AS o (option)
  LEFT JOIN (SELECT option, count(*)::integer AS votes FROM poll_vote WHERE poll_id = of.id GROUP BY option) v USING (option)
$$;
