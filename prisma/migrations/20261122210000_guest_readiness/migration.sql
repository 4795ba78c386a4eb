ALTER TABLE "guest" ADD COLUMN "used_at" TIMESTAMPTZ(3),
ADD COLUMN "confirmed_at" TIMESTAMPTZ(3),
ADD COLUMN "photo_file_id" TEXT,
ADD COLUMN "photo_asset_id" TEXT;

CREATE TABLE "guest_invitation" (
    "id" TEXT NOT NULL,
    "guest_id" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "send_at" TIMESTAMPTZ(3),
    "mail_id" TEXT,
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "guest_invitation_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "technical_check" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "guest_id" TEXT,
    "camera" TEXT NOT NULL DEFAULT 'untested',
    "microphone" TEXT NOT NULL DEFAULT 'untested',
    "speakers" TEXT NOT NULL DEFAULT 'untested',
    "up_mbps" DOUBLE PRECISION,
    "down_mbps" DOUBLE PRECISION,
    "rtt_ms" INTEGER,
    "loss_pct" DOUBLE PRECISION,
    "browser" TEXT NOT NULL DEFAULT '',
    "passed" BOOLEAN NOT NULL,
    "notes" TEXT NOT NULL DEFAULT '',
    "source" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "technical_check_pkey" PRIMARY KEY ("id")
);

CREATE INDEX "guest_invitation_guest_id_created_at_idx" ON "guest_invitation"("guest_id", "created_at");
CREATE INDEX "technical_check_event_id_created_at_id_idx" ON "technical_check"("event_id", "created_at", "id");
CREATE INDEX "technical_check_guest_id_created_at_idx" ON "technical_check"("guest_id", "created_at");

ALTER TABLE "guest_invitation" ADD CONSTRAINT "guest_invitation_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guest"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "technical_check" ADD CONSTRAINT "technical_check_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "technical_check" ADD CONSTRAINT "technical_check_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guest"("id") ON DELETE CASCADE ON UPDATE CASCADE;
