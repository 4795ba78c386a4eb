-- CreateTable
CREATE TABLE "recording_edit" (
    "id" TEXT NOT NULL,
    "recording_id" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "person_id" TEXT,
    "ranges" JSONB,
    "version" INTEGER NOT NULL,
    "undone_version" INTEGER,
    "actor_type" TEXT NOT NULL,
    "actor_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),
    "undone_actor_type" TEXT,
    "undone_actor_name" TEXT,

    CONSTRAINT "recording_edit_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "recording_edit_recording_id_number_key" ON "recording_edit"("recording_id", "number");

-- AddForeignKey
ALTER TABLE "recording_edit" ADD CONSTRAINT "recording_edit_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recording"("id") ON DELETE CASCADE ON UPDATE CASCADE;
