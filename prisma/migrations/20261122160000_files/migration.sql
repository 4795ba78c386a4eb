-- CreateTable
CREATE TABLE "file" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "purpose" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "content_type" TEXT NOT NULL DEFAULT '',
    "size_bytes" BIGINT NOT NULL DEFAULT 0,
    "sha256" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "file_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "file_reference" (
    "file_id" TEXT NOT NULL,
    "subject_type" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "file_reference_pkey" PRIMARY KEY ("file_id","subject_type","subject_id")
);

-- CreateTable
CREATE TABLE "storage_use" (
    "workspace_id" TEXT NOT NULL,
    "bytes" BIGINT NOT NULL DEFAULT 0,
    "files" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "storage_use_pkey" PRIMARY KEY ("workspace_id")
);

-- CreateTable
CREATE TABLE "asset" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "file_id" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "asset_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "file_key_key" ON "file"("key");

-- CreateIndex
CREATE INDEX "file_workspace_id_idx" ON "file"("workspace_id");

-- CreateIndex
CREATE INDEX "file_expires_at_idx" ON "file"("expires_at");

-- CreateIndex
CREATE INDEX "file_reference_subject_type_subject_id_idx" ON "file_reference"("subject_type", "subject_id");

-- CreateIndex
CREATE INDEX "asset_workspace_id_environment_created_at_idx" ON "asset"("workspace_id", "environment", "created_at");

-- CreateIndex
CREATE INDEX "asset_file_id_idx" ON "asset"("file_id");

-- What the sweep of assets looks at: uploads that nobody has completed.
CREATE INDEX "asset_uploaded" ON "asset"("file_id") WHERE "status" = 'uploaded' AND "deleted_at" IS NULL;

-- AddForeignKey
ALTER TABLE "file_reference" ADD CONSTRAINT "file_reference_file_id_fkey" FOREIGN KEY ("file_id") REFERENCES "file"("id") ON DELETE CASCADE ON UPDATE CASCADE;
