-- CreateTable
CREATE TABLE "recording_answer" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "agrees" BOOLEAN,
    "text_version" INTEGER,
    "answered_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "recording_answer_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "recording_answer_event_id_person_id_answered_at_id_idx" ON "recording_answer"("event_id", "person_id", "answered_at", "id");

-- AddForeignKey
ALTER TABLE "recording_answer" ADD CONSTRAINT "recording_answer_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What guests and invited attendees have answered until now. A guest's answer counts for the link it was given with.
INSERT INTO "recording_answer" ("id", "event_id", "person_id", "agrees", "text_version", "answered_at")
SELECT 'ran_' || id, event_id, 'guest-' || id, recording_agreed, recording_text, COALESCE(recording_answered_at, updated_at)
FROM "guest" WHERE recording_agreed IS NOT NULL AND recording_link = access_version
UNION ALL
SELECT 'ran_' || registration_id, event_id, person_id, recording_agreed, recording_text, COALESCE(answered_at, created_at)
FROM "stage_invitation" WHERE recording_agreed IS NOT NULL;
