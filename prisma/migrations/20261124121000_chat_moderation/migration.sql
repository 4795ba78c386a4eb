-- AlterTable
ALTER TABLE "workspace" ADD COLUMN "chat_words" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "chat_message" ADD COLUMN "role" TEXT NOT NULL DEFAULT 'attendee',
ADD COLUMN "reply_to" TEXT,
ADD COLUMN "state" TEXT NOT NULL DEFAULT 'shown',
ADD COLUMN "untold" TEXT NOT NULL DEFAULT 'nobody';

-- CreateTable
CREATE TABLE "chat_report" (
    "line_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "reason" TEXT NOT NULL DEFAULT 'other',
    "settled" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_report_pkey" PRIMARY KEY ("line_id","person_id")
);

-- CreateTable
CREATE TABLE "chat_ban" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "hides_lines" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_ban_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "show_chat" (
    "event_id" TEXT NOT NULL,
    "slow_seconds" INTEGER NOT NULL DEFAULT 0,
    "pinned_line" TEXT,
    "untold" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "show_chat_pkey" PRIMARY KEY ("event_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "chat_ban_event_id_person_id_key" ON "chat_ban"("event_id", "person_id");

-- CreateIndex
CREATE INDEX "chat_message_event_id_created_at_idx" ON "chat_message"("event_id", "created_at");

-- CreateIndex: what the next round gathers, and nothing else.
CREATE INDEX "chat_message_untold" ON "chat_message"("event_id") WHERE "untold" <> 'nobody';

-- AddForeignKey
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_line_id_fkey" FOREIGN KEY ("line_id") REFERENCES "chat_message"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_ban" ADD CONSTRAINT "chat_ban_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "show_chat" ADD CONSTRAINT "show_chat_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
