-- CreateTable
CREATE TABLE "sponsor_still" (
    "recording_id" TEXT NOT NULL,
    "sponsor_id" TEXT NOT NULL,
    "placement" TEXT NOT NULL,
    "program_ms" INTEGER NOT NULL,
    "file_id" TEXT NOT NULL,

    CONSTRAINT "sponsor_still_pkey" PRIMARY KEY ("recording_id","sponsor_id","placement")
);

-- AddForeignKey
ALTER TABLE "sponsor_still" ADD CONSTRAINT "sponsor_still_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recording"("id") ON DELETE CASCADE ON UPDATE CASCADE;
