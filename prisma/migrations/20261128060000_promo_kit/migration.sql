-- CreateTable
CREATE TABLE "promo_kit" (
    "event_id" TEXT NOT NULL,
    "checked_mark" TEXT NOT NULL DEFAULT '',
    "changed_mark" TEXT NOT NULL DEFAULT '',
    "is_whole" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "promo_kit_pkey" PRIMARY KEY ("event_id")
);

-- CreateTable
CREATE TABLE "promo_kit_item" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "event_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "variant" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "state" TEXT NOT NULL DEFAULT 'draft',
    "mark" TEXT NOT NULL,
    "is_edited" BOOLEAN NOT NULL DEFAULT false,
    "text" TEXT,
    "file_id" TEXT,
    "source" TEXT,
    "recording_id" TEXT,
    "segment_number" INTEGER,
    "made_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "promo_kit_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "promo_kit_job" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "event_id" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'queued',
    "is_automatic" BOOLEAN NOT NULL DEFAULT false,
    "people" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "kinds" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "replace_edited" BOOLEAN NOT NULL DEFAULT false,
    "made" INTEGER NOT NULL DEFAULT 0,
    "error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "promo_kit_job_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "promo_kit_item_event_id_person_id_kind_variant_key" ON "promo_kit_item"("event_id", "person_id", "kind", "variant");

-- CreateIndex
CREATE INDEX "promo_kit_job_event_id_created_at_idx" ON "promo_kit_job"("event_id", "created_at");

-- AddForeignKey
ALTER TABLE "promo_kit" ADD CONSTRAINT "promo_kit_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "promo_kit_item" ADD CONSTRAINT "promo_kit_item_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "promo_kit_job" ADD CONSTRAINT "promo_kit_job_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;
