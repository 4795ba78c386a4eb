-- CreateTable
CREATE TABLE "transcript" (
    "recording_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "transcript_pkey" PRIMARY KEY ("recording_id")
);

-- CreateTable
CREATE TABLE "transcript_correction" (
    "recording_id" TEXT NOT NULL,
    "segment_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "said_by" TEXT NOT NULL,
    "author_type" TEXT NOT NULL,
    "author_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "transcript_correction_pkey" PRIMARY KEY ("recording_id","segment_id","version")
);

-- AddForeignKey
ALTER TABLE "transcript" ADD CONSTRAINT "transcript_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recording"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "transcript_correction" ADD CONSTRAINT "transcript_correction_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recording"("id") ON DELETE CASCADE ON UPDATE CASCADE;
