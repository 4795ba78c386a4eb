import pg from "pg";
import { until } from "@/test/rig/ask";
import { exactly, type Figure } from "@/test/rig/figures";
import { Crowd, liveShow } from "@/test/rig/registrations";
import type { Row, Scene } from "../row";

const LOCK = 4711;

/** Blocks the update that records an email as sent, for as long as this session holds the lock. */
const HOLD_BACK = `
CREATE OR REPLACE FUNCTION hold_back_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN PERFORM pg_advisory_xact_lock(${LOCK}); RETURN NEW; END $$;
CREATE OR REPLACE TRIGGER hold_back_note BEFORE UPDATE ON mail_message
  FOR EACH ROW WHEN (NEW.state = 'sent') EXECUTE FUNCTION hold_back_note();
SELECT pg_advisory_lock(${LOCK})`;
const LET_GO = `
SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted;
DROP TRIGGER hold_back_note ON mail_message;
SELECT pg_advisory_unlock_all()`;

/**
 * The app dies after the mail server accepts an email and before that is recorded. SMTP has no idempotency
 * keys, so this is the one moment that sends twice, with the same `Message-ID`. It lasts one statement; the
 * test holds it open.
 */
export const emailAccepted: Row = {
  name: "mail-accepted",
  quick: false,
  run: async ({ stack }: Scene): Promise<Figure[]> => {
    const crowd = new Crowd(stack, await liveShow(stack));
    const session = new pg.Client({ connectionString: stack.up.database_url });
    await session.connect();
    try {
      await session.query(HOLD_BACK);
      const pid = stack.pid("app");
      await crowd.register();
      const copies = () => [...crowd.mails().values()][0] ?? 0;
      await until("the mail at the server", async () => copies() > 0, 30);
      process.kill(pid, "SIGKILL");
      await stack.replaced("app", pid);
      await session.query(LET_GO);
      const unsent = () =>
        stack.query("SELECT 1 FROM mail_message WHERE to_email = $1 AND state <> 'sent'", [
          crowd.accepted[0],
        ]);
      // The lease of the dead run must expire first.
      await until("the note", async () => (await unsent()).length === 0, 200);
      return [
        exactly("killed between acceptance and note: emails lost", Number(copies() === 0), 0),
        exactly("killed between acceptance and note: copies with one Message-ID", copies(), 2),
      ];
    } finally {
      await session.end();
    }
  },
};
