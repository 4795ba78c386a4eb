-- CreateTable
CREATE TABLE "rehearsal" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "starts_at" TIMESTAMPTZ(3) NOT NULL,
    "duration_min" INTEGER NOT NULL DEFAULT 60,
    "notes" TEXT NOT NULL DEFAULT '',
    "state" TEXT NOT NULL DEFAULT 'scheduled',
    "revision" INTEGER NOT NULL DEFAULT 0,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "rehearsal_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rehearsal_guest" (
    "rehearsal_id" TEXT NOT NULL,
    "guest_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "rehearsal_guest_pkey" PRIMARY KEY ("rehearsal_id","guest_id")
);

-- CreateTable
CREATE TABLE "rehearsal_mail" (
    "id" TEXT NOT NULL,
    "rehearsal_id" TEXT NOT NULL,
    "guest_id" TEXT NOT NULL,
    "method" TEXT NOT NULL,
    "sequence" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',
    "mail_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "rehearsal_mail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "vendor" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL DEFAULT '',
    "contact_name" TEXT NOT NULL DEFAULT '',
    "email" TEXT,
    "phone" TEXT NOT NULL DEFAULT '',
    "call_time" TIMESTAMPTZ(3),
    "notes" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vendor_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sponsor" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "tier" TEXT NOT NULL,
    "logo" TEXT NOT NULL DEFAULT '',
    "logo_file_id" TEXT,
    "logo_asset_id" TEXT,
    "logo_error" TEXT,
    "url" TEXT NOT NULL DEFAULT '',
    "blurb" TEXT NOT NULL DEFAULT '',
    "placements" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sponsor_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "rehearsal_event_id_starts_at_id_idx" ON "rehearsal"("event_id", "starts_at", "id");

-- CreateIndex
CREATE INDEX "rehearsal_guest_guest_id_idx" ON "rehearsal_guest"("guest_id");

-- CreateIndex
CREATE UNIQUE INDEX "rehearsal_mail_mail_id_key" ON "rehearsal_mail"("mail_id");

-- CreateIndex
CREATE INDEX "rehearsal_mail_rehearsal_id_guest_id_created_at_idx" ON "rehearsal_mail"("rehearsal_id", "guest_id", "created_at");

-- CreateIndex
CREATE INDEX "vendor_event_id_created_at_id_idx" ON "vendor"("event_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "sponsor_event_id_created_at_id_idx" ON "sponsor"("event_id", "created_at", "id");

-- AddForeignKey
ALTER TABLE "rehearsal" ADD CONSTRAINT "rehearsal_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rehearsal_guest" ADD CONSTRAINT "rehearsal_guest_rehearsal_id_fkey" FOREIGN KEY ("rehearsal_id") REFERENCES "rehearsal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rehearsal_guest" ADD CONSTRAINT "rehearsal_guest_guest_id_fkey" FOREIGN KEY ("guest_id") REFERENCES "guest"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rehearsal_mail" ADD CONSTRAINT "rehearsal_mail_rehearsal_id_fkey" FOREIGN KEY ("rehearsal_id") REFERENCES "rehearsal"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "vendor" ADD CONSTRAINT "vendor_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sponsor" ADD CONSTRAINT "sponsor_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
