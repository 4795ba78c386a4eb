-- AlterTable
ALTER TABLE "presence" ADD COLUMN "person_id" TEXT;
ALTER TABLE "presence" ADD COLUMN "seat" TEXT NOT NULL DEFAULT '';

-- CreateIndex
CREATE INDEX "presence_event_id_registration_id_idx" ON "presence"("event_id", "registration_id");

-- CreateTable
CREATE TABLE "stage_seat" (
    "event_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "seat" TEXT NOT NULL,
    "taken_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "stage_seat_pkey" PRIMARY KEY ("event_id","person_id")
);

-- CreateTable
CREATE TABLE "stage_invitation" (
    "registration_id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'invited',
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "answered_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "stage_invitation_pkey" PRIMARY KEY ("registration_id")
);

-- CreateTable
CREATE TABLE "studio_link" (
    "id" TEXT NOT NULL,
    "event_id" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "person_id" TEXT NOT NULL,
    "access_hash" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "opened_at" TIMESTAMPTZ(3),
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "studio_link_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "stage_invitation_event_id_state_idx" ON "stage_invitation"("event_id", "state");

-- CreateIndex
CREATE UNIQUE INDEX "studio_link_access_hash_key" ON "studio_link"("access_hash");

-- CreateIndex
CREATE INDEX "studio_link_event_id_created_at_id_idx" ON "studio_link"("event_id", "created_at", "id");

-- CreateIndex
CREATE UNIQUE INDEX "studio_link_event_id_person_id_key" ON "studio_link"("event_id", "person_id");

-- AddForeignKey
ALTER TABLE "stage_seat" ADD CONSTRAINT "stage_seat_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stage_invitation" ADD CONSTRAINT "stage_invitation_registration_id_fkey" FOREIGN KEY ("registration_id") REFERENCES "registration"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "studio_link" ADD CONSTRAINT "studio_link_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whose connection a row is. Rows of former releases have no person: theirs follows from the guest or the identity.
-- An attendee is their registration in rows of either kind.
CREATE FUNCTION presence_person(connection presence) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT COALESCE(connection.registration_id, connection.person_id, 'guest-' || connection.guest_id, connection.identity)
$$;

-- When somebody was in the room of a show: their connections put together, so that a moment with two of them counts
-- once. One row a stay, in order; a connection that is still there lasts until now. Connections of no length, which are
-- those that were turned away, are no stay.
CREATE FUNCTION presence_stays(of_event text, of_person text)
RETURNS TABLE (came timestamptz, went timestamptz, seconds double precision) LANGUAGE sql STABLE AS $$
  SELECT lower(stay), upper(stay), extract(epoch FROM upper(stay) - lower(stay))
  FROM (
    SELECT unnest(range_agg(tstzrange(joined_at, GREATEST(joined_at, COALESCE(left_at, now()))))) AS stay
    FROM presence
    WHERE event_id = of_event
      AND (registration_id = of_person OR (registration_id IS NULL AND presence_person(presence) = of_person))
  ) AS stays ORDER BY 1
$$;

-- Whoever is in a room while this runs keeps their chair like everybody after it.
UPDATE "presence" SET "person_id" = presence_person(presence) WHERE "left_at" IS NULL AND "registration_id" IS NULL;
