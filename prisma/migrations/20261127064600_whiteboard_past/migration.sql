-- AlterTable
ALTER TABLE "whiteboard" ADD COLUMN     "past_bytes" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "whiteboard_element" ADD COLUMN     "changed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;

-- CreateTable
CREATE TABLE "whiteboard_past" (
    "event_id" TEXT NOT NULL,
    "id" TEXT NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3) NOT NULL,
    "person_id" TEXT NOT NULL,
    "element" JSONB NOT NULL,

    CONSTRAINT "whiteboard_past_pkey" PRIMARY KEY ("event_id","id","since")
);

-- CreateIndex
CREATE INDEX "whiteboard_past_event_id_until_idx" ON "whiteboard_past"("event_id", "until");

-- AddForeignKey
ALTER TABLE "whiteboard_past" ADD CONSTRAINT "whiteboard_past_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whatever changes or erases elements, what they looked like before is kept for the recording: of a show that is recorded
-- and on air, if it was there at a whole even second, and up to 200 MB for a show.
CREATE FUNCTION whiteboard_elements_changed() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  WITH kept AS (
    SELECT b.event_id, b.id, b.changed_at AS since, a.changed_at AS until, b.person_id, b.element, b.bytes
    FROM before b
    JOIN after a ON a.event_id = b.event_id AND a.id = b.id
    JOIN stage s ON s.event_id = b.event_id AND s.state ->> 'phase' = 'live' AND s.state ->> 'recording' IN ('on', 'paused')
    JOIN whiteboard w ON w.event_id = b.event_id AND w.past_bytes < 200000000
    WHERE b.element IS NOT NULL AND jsonb_typeof(b.element) = 'object'
      AND 2 * ceil(extract(epoch FROM b.changed_at) / 2) < extract(epoch FROM a.changed_at)
  ), written AS (
    INSERT INTO whiteboard_past (event_id, id, since, until, person_id, element)
    SELECT event_id, id, since, until, person_id, element FROM kept ON CONFLICT DO NOTHING
  )
  UPDATE whiteboard w SET past_bytes = w.past_bytes + k.bytes
  FROM (SELECT event_id, sum(bytes)::int AS bytes FROM kept GROUP BY event_id) k WHERE w.event_id = k.event_id;
  RETURN NULL;
END $$;

CREATE TRIGGER whiteboard_element_changed AFTER UPDATE ON whiteboard_element
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION whiteboard_elements_changed();
