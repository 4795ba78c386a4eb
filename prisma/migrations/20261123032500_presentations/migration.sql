-- CreateTable
CREATE TABLE "upload" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "content_type" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "received_bytes" INTEGER NOT NULL DEFAULT 0,
    "attempt" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "upload_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "upload_piece" (
    "upload_id" TEXT NOT NULL,
    "start" INTEGER NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "file_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,

    CONSTRAINT "upload_piece_pkey" PRIMARY KEY ("upload_id","start")
);

-- CreateTable
CREATE TABLE "presentation" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "environment" "Environment" NOT NULL,
    "event_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size_bytes" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'awaiting_upload',
    "upload_id" TEXT,
    "file_id" TEXT,
    "sha256" TEXT,
    "job_id" TEXT,
    "stage" TEXT NOT NULL DEFAULT '',
    "progress" INTEGER NOT NULL DEFAULT 0,
    "page_count" INTEGER,
    "failure" TEXT,
    "presenter" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "presentation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "presentation_page" (
    "presentation_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "token" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "text" TEXT NOT NULL DEFAULT '',
    "notes" TEXT NOT NULL DEFAULT '',
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "image_file_id" TEXT NOT NULL,
    "thumbnail_file_id" TEXT NOT NULL,

    CONSTRAINT "presentation_page_pkey" PRIMARY KEY ("presentation_id","number")
);

-- CreateIndex
CREATE INDEX "upload_workspace_id_idx" ON "upload"("workspace_id");

-- CreateIndex
CREATE INDEX "upload_expires_at_idx" ON "upload"("expires_at");

-- CreateIndex
CREATE INDEX "presentation_event_id_created_at_id_idx" ON "presentation"("event_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "presentation_state_idx" ON "presentation"("state");

-- CreateIndex
CREATE UNIQUE INDEX "presentation_page_token_key" ON "presentation_page"("token");

-- AddForeignKey
ALTER TABLE "upload_piece" ADD CONSTRAINT "upload_piece_upload_id_fkey" FOREIGN KEY ("upload_id") REFERENCES "upload"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presentation" ADD CONSTRAINT "presentation_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "presentation_page" ADD CONSTRAINT "presentation_page_presentation_id_fkey" FOREIGN KEY ("presentation_id") REFERENCES "presentation"("id") ON DELETE CASCADE ON UPDATE CASCADE;
