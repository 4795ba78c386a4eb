-- CreateTable
CREATE TABLE "series" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "status" TEXT NOT NULL DEFAULT 'active',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "series_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_copy" (
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "layer" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "fields" JSONB NOT NULL DEFAULT '{}',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "mail_copy_pkey" PRIMARY KEY ("workspace_id","environment","layer","subject","kind")
);

-- CreateIndex
CREATE INDEX "series_workspace_id_environment_created_at_id_idx" ON "series"("workspace_id", "environment", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "series_workspace_id_environment_slug_key" ON "series"("workspace_id", "environment", "slug");

-- CreateIndex
CREATE INDEX "event_workspace_id_environment_series_idx" ON "event"("workspace_id", "environment", "series");

-- A record for each name that events use already.
INSERT INTO "series" ("id", "workspace_id", "environment", "slug", "name", "created_at", "updated_at")
SELECT 'ser_0' || substr(md5(random()::text || "workspace_id" || "series"), 1, 25), "workspace_id", "environment", "series", "series",
  min("created_at"), min("created_at")
FROM "event" WHERE "series" IS NOT NULL GROUP BY "workspace_id", "environment", "series";
