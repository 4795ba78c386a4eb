-- CreateTable
CREATE TABLE "signup_page" (
    "event_id" TEXT NOT NULL,
    "draft" INTEGER NOT NULL,
    "published" INTEGER NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "signup_page_pkey" PRIMARY KEY ("event_id")
);

-- CreateTable
CREATE TABLE "signup_version" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "content" JSONB NOT NULL DEFAULT '{}',
    "based_on" INTEGER,
    "source" TEXT NOT NULL,
    "actor_type" TEXT NOT NULL DEFAULT '',
    "actor_name" TEXT NOT NULL DEFAULT '',
    "published_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "signup_version_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "signup_version_event_id_number_key" ON "signup_version"("event_id", "number");

-- AddForeignKey
ALTER TABLE "signup_page" ADD CONSTRAINT "signup_page_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "signup_version" ADD CONSTRAINT "signup_version_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "signup_page"("event_id") ON DELETE CASCADE ON UPDATE CASCADE;
