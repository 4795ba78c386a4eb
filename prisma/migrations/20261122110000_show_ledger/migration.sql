-- The show's ledger: everything that changes a stage, in order, on the database's clock.

-- AlterTable
ALTER TABLE "stage" ADD COLUMN "epoch" BIGINT NOT NULL DEFAULT 0;
ALTER TABLE "stage" ADD COLUMN "seq" INTEGER NOT NULL DEFAULT 0;
ALTER TABLE "stage" ADD COLUMN "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "stage" ADD COLUMN "session_id" TEXT;
ALTER TABLE "stage" ADD COLUMN "plan_version" INTEGER;

-- AlterTable
ALTER TABLE "show_session" ADD COLUMN "media_started_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "idempotency_record" ADD COLUMN "provisional_until" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "show_event" (
    "event_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "session_id" TEXT,
    "type" TEXT NOT NULL,
    "version" INTEGER,
    "command_id" TEXT,
    "actor_type" TEXT NOT NULL,
    "actor_id" TEXT NOT NULL,
    "source" TEXT NOT NULL,
    "changed" TEXT[],
    "count" INTEGER NOT NULL DEFAULT 1,
    "body" JSONB NOT NULL,

    CONSTRAINT "show_event_pkey" PRIMARY KEY ("event_id","seq","at")
) PARTITION BY RANGE ("at");

-- CreateTable
CREATE TABLE "show_event_text" (
    "event_id" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "pointer" TEXT NOT NULL,
    "person" TEXT,
    "text" TEXT NOT NULL,

    CONSTRAINT "show_event_text_pkey" PRIMARY KEY ("event_id","seq","pointer","at")
) PARTITION BY RANGE ("at");

-- Not worth a flush to disk each time: what is lost with it is asked of the room server again.
-- CreateTable
CREATE UNLOGGED TABLE "stage_publish" (
    "event_id" TEXT NOT NULL,
    "number" BIGINT NOT NULL DEFAULT 0,
    "done" BIGINT NOT NULL DEFAULT 0,
    "told" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "stage_publish_pkey" PRIMARY KEY ("event_id")
);

-- CreateTable
CREATE TABLE "database_life" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "identity" TEXT NOT NULL,
    "epoch" BIGINT NOT NULL,

    CONSTRAINT "database_life_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "room_contact" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "reached_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "room_contact_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "show_event_text_event_id_person_idx" ON "show_event_text"("event_id", "person");

-- AddForeignKey
ALTER TABLE "stage_publish" ADD CONSTRAINT "stage_publish_event_id_fkey" FOREIGN KEY ("event_id") REFERENCES "event"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "show_event_default" PARTITION OF "show_event" DEFAULT;
CREATE TABLE "show_event_text_default" PARTITION OF "show_event_text" DEFAULT;
DO $$
DECLARE
  month timestamp := date_trunc('month', LEAST(now(), (SELECT min(created_at) FROM studio_command)) AT TIME ZONE 'UTC');
  last timestamp := date_trunc('month', now() AT TIME ZONE 'UTC') + interval '2 months';
  parent text;
BEGIN
  WHILE month <= last LOOP
    FOREACH parent IN ARRAY ARRAY['show_event', 'show_event_text'] LOOP
      EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)',
        parent || '_' || to_char(month, 'YYYY_MM'), parent, month AT TIME ZONE 'UTC', (month + interval '1 month') AT TIME ZONE 'UTC');
    END LOOP;
    month := month + interval '1 month';
  END LOOP;
END $$;

-- Written once. Whole months leave by dropping their partition; what people are called stands in show_event_text.
CREATE FUNCTION refuse_ledger_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'show_event is append-only' USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER "show_event_append_only" BEFORE UPDATE OR DELETE ON "show_event"
  FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER "show_event_no_truncate" BEFORE TRUNCATE ON "show_event"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_ledger_change();

-- Milliseconds since 1970, as states and epochs count them.
CREATE FUNCTION clock_ms() RETURNS bigint LANGUAGE sql VOLATILE AS $$
  SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint
$$;

-- An entry with a whole state. It stands among what can be erased: names are somewhere in it.
CREATE FUNCTION show_event_of_state(
  p_event text, p_seq integer, p_at timestamptz, p_session text, p_type text, p_version integer, p_state jsonb
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO show_event_text (event_id, seq, at, pointer, text) VALUES (p_event, p_seq, p_at, '/state', p_state::text);
  INSERT INTO show_event (event_id, seq, at, session_id, type, version, actor_type, actor_id, source, changed, body)
  VALUES (p_event, p_seq, p_at, p_session, p_type, p_version, 'system', 'database', 'system', '{}', '{}');
$$;

-- A stage that is written by whoever does not know the ledger (a process of the former release, a person at the
-- database) gets its entry here: with the whole state, since nobody says what was done.
CREATE FUNCTION stage_ledger_made() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  made stage;
BEGIN
  UPDATE stage SET at = date_trunc('milliseconds', clock_timestamp()), epoch = CASE epoch WHEN 0 THEN clock_ms() ELSE epoch END,
    seq = COALESCE((SELECT max(e.seq) FROM show_event e WHERE e.event_id = NEW.event_id), 0) + 1
  WHERE event_id = NEW.event_id RETURNING * INTO made;
  PERFORM show_event_of_state(made.event_id, made.seq, made.at, made.session_id, 'stage_made', made.version, made.state);
  RETURN NULL;
END
$$;

CREATE FUNCTION stage_ledger_set() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seq := OLD.seq + 1;
  NEW.at := GREATEST(date_trunc('milliseconds', clock_timestamp()), OLD.at + interval '1 millisecond');
  PERFORM show_event_of_state(NEW.event_id, NEW.seq, NEW.at, NEW.session_id, 'stage_set', NEW.version, NEW.state);
  RETURN NEW;
END
$$;

-- Shows that are there already: what was commanded, without what it did, and then the stage as it is.
INSERT INTO "show_event" (event_id, seq, at, session_id, type, version, command_id, actor_type, actor_id, source, changed, body)
SELECT c.event_id, row_number() OVER (PARTITION BY c.event_id ORDER BY c.version_after), c.created_at, c.session_id,
  COALESCE(c.command->>'action', 'command'), c.version_after, c.id, c.actor_type, c.actor_id, c.source, c.changed, '{}'
FROM studio_command c JOIN stage s ON s.event_id = c.event_id;
UPDATE "stage" SET seq = 1 + (SELECT count(*) FROM show_event e WHERE e.event_id = stage.event_id), at = clock_timestamp(),
  session_id = (SELECT id FROM show_session n WHERE n.event_id = stage.event_id AND n.ended_at IS NULL ORDER BY n.started_at DESC LIMIT 1);
SELECT show_event_of_state(event_id, seq, at, session_id, 'stage_set', version, state) FROM stage;

-- Behind the insert, which may find that somebody else was first.
CREATE TRIGGER "stage_ledger_made" AFTER INSERT ON "stage"
  FOR EACH ROW WHEN (NEW.seq = 0) EXECUTE FUNCTION stage_ledger_made();
CREATE TRIGGER "stage_ledger_set" BEFORE UPDATE ON "stage"
  FOR EACH ROW WHEN (NEW.seq = OLD.seq AND (NEW.version <> OLD.version OR NEW.state IS DISTINCT FROM OLD.state))
  EXECUTE FUNCTION stage_ledger_set();

-- Which life of the database this is. Another cluster, another database in it, another timeline or another start of the
-- server begins a new one, with a number above all that came before: what was restored may be older than what browsers
-- have already seen.
CREATE FUNCTION note_database_life() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  here text := (SELECT oid FROM pg_database WHERE datname = current_database()) || ' '
    || extract(epoch FROM pg_postmaster_start_time());
  known bigint;
BEGIN
  BEGIN
    here := here || ' ' || (SELECT system_identifier FROM pg_control_system()) || ' '
      || (SELECT timeline_id FROM pg_control_checkpoint());
  EXCEPTION WHEN insufficient_privilege THEN
    here := here || ' unknown';
  END;
  SELECT epoch INTO known FROM database_life WHERE id = 1 AND identity = here;
  IF FOUND THEN RETURN known; END IF;
  INSERT INTO database_life AS life (id, identity, epoch) VALUES (1, here, clock_ms())
  ON CONFLICT (id) DO UPDATE SET identity = here, epoch = GREATEST(life.epoch + 1, clock_ms()) WHERE life.identity <> here
  RETURNING epoch INTO known;
  RETURN COALESCE(known, (SELECT epoch FROM database_life WHERE id = 1));
END
$$;
