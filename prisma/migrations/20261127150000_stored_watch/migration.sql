-- CreateTable
CREATE TABLE "stored_watch" (
    "event_id" TEXT NOT NULL,
    "mark" TEXT,
    "stored" BOOLEAN NOT NULL DEFAULT false,
    "wanted" BOOLEAN NOT NULL DEFAULT false,
    "duration_ms" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "attended" INTEGER NOT NULL DEFAULT 0,
    "stayed" INTEGER NOT NULL DEFAULT 0,
    "peak" INTEGER NOT NULL DEFAULT 0,
    "ms" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "minutes" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "stored_watch_pkey" PRIMARY KEY ("event_id")
);

-- CreateTable
CREATE TABLE "stored_watcher" (
    "event_id" TEXT NOT NULL,
    "place" INTEGER NOT NULL,
    "person" TEXT NOT NULL,
    "ms" DOUBLE PRECISION NOT NULL,
    "joins" INTEGER NOT NULL,
    "first" DOUBLE PRECISION NOT NULL,
    "last" DOUBLE PRECISION NOT NULL,

    CONSTRAINT "stored_watcher_pkey" PRIMARY KEY ("event_id","place")
);

-- CreateIndex
CREATE UNIQUE INDEX "stored_watcher_event_id_person_key" ON "stored_watcher"("event_id", "person");

-- CreateIndex
CREATE INDEX "cta_click_event_id_registration_id_idx" ON "cta_click"("event_id", "registration_id");

-- CreateIndex
CREATE INDEX "question_vote_event_id_person_id_idx" ON "question_vote"("event_id", "person_id");

-- AddForeignKey
ALTER TABLE "stored_watch" ADD CONSTRAINT "stored_watch_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "stored_watcher" ADD CONSTRAINT "stored_watcher_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "stored_watch"("event_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whatever changes what an audience watched takes the mark away. Writers share a lock until their commit. Whoever sets a
-- mark takes it alone, so that a change is either committed before the mark or sees it.
CREATE FUNCTION watch_changed() RETURNS TRIGGER LANGUAGE plpgsql AS $$
DECLARE
  show text := CASE WHEN TG_OP = 'DELETE' THEN OLD.event_id ELSE NEW.event_id END;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('stored_watch'), hashtext(show));
  UPDATE stored_watch SET mark = NULL WHERE event_id = show AND mark IS NOT NULL;
  RETURN NULL;
END $$;

CREATE TRIGGER presence_watch_changed AFTER INSERT OR DELETE ON presence
  FOR EACH ROW EXECUTE FUNCTION watch_changed();
CREATE TRIGGER presence_watch_moved AFTER UPDATE ON presence FOR EACH ROW
  WHEN ((OLD.joined_at, OLD.left_at, OLD.role, OLD.registration_id, OLD.person_id, OLD.guest_id, OLD.identity)
    IS DISTINCT FROM (NEW.joined_at, NEW.left_at, NEW.role, NEW.registration_id, NEW.person_id, NEW.guest_id, NEW.identity))
  EXECUTE FUNCTION watch_changed();
CREATE TRIGGER show_session_watch_changed AFTER INSERT OR DELETE ON show_session
  FOR EACH ROW EXECUTE FUNCTION watch_changed();
CREATE TRIGGER show_session_watch_moved AFTER UPDATE ON show_session FOR EACH ROW
  WHEN ((OLD.kind, OLD.started_at, OLD.ended_at) IS DISTINCT FROM (NEW.kind, NEW.started_at, NEW.ended_at))
  EXECUTE FUNCTION watch_changed();
CREATE TRIGGER registration_watch_moved AFTER UPDATE OF source ON registration FOR EACH ROW
  WHEN (OLD.source IS DISTINCT FROM NEW.source) EXECUTE FUNCTION watch_changed();
CREATE TRIGGER registration_watch_deleted AFTER DELETE ON registration FOR EACH ROW
  WHEN (OLD.source = 'synthetic') EXECUTE FUNCTION watch_changed();
