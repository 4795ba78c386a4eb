-- CreateTable
CREATE TABLE "recording_erasure" (
    "recording_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "erased_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recording_erasure_pkey" PRIMARY KEY ("recording_id","person_id")
);

-- AddForeignKey
ALTER TABLE "recording_erasure" ADD CONSTRAINT "recording_erasure_recording_id_fkey" FOREIGN KEY ("recording_id") REFERENCES "recording"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- People of whom every track was erased so far.
INSERT INTO "recording_erasure" ("recording_id", "person_id", "erased_at")
SELECT "recording_id", "person_id", max("erased_at") FROM "recording_track"
WHERE "kind" NOT IN ('announcer', 'video')
GROUP BY "recording_id", "person_id" HAVING bool_and("erased_at" IS NOT NULL);

-- An erased person gets no track of another kind, whoever adds it. An erasure locks the recording, so it's either seen here
-- or sees the track.
CREATE FUNCTION recording_track_added() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM recording WHERE id = NEW.recording_id FOR KEY SHARE;
  IF EXISTS (
    SELECT 1 FROM recording_erasure e WHERE e.recording_id = NEW.recording_id AND e.person_id = NEW.person_id
  ) THEN
    RETURN NULL;
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER recording_track_added BEFORE INSERT ON recording_track
  FOR EACH ROW EXECUTE FUNCTION recording_track_added();
