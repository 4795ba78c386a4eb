-- The card that goes up by itself while nothing comes from the stage, and since when nothing does.
ALTER TABLE "event" ADD COLUMN "holding" JSONB NOT NULL DEFAULT '{}';

-- CreateTable
CREATE TABLE "show_quiet" (
    "event_id" TEXT NOT NULL,
    "why" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "dismissed" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "show_quiet_pkey" PRIMARY KEY ("event_id")
);

-- AddForeignKey
ALTER TABLE "show_quiet" ADD CONSTRAINT "show_quiet_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
