import type { Page } from "@playwright/test";
import type { Client } from "pg";
import { inLive, makeShowroom, until } from "./api";
import { enterStudio, goLive } from "./people";

/** What the host says, and from when to when, in seconds of the session. */
export const SAID = [
  ["Welcome to the mills.", 2, 4],
  ["The engine weaves algebra,", 4.5, 6.5],
  ["no, sorry, that’s wrong,", 7, 9],
  ["let me start over.", 9.2, 11],
  ["The engine weaves algebraical patterns.", 12, 15],
] as const;

/** Writes captions as if they had been heard in the show that is on air. */
async function say(slug: string, personId: string, database: Client): Promise<void> {
  for (const [index, [text, from, to]] of SAID.entries())
    await database.query(
      `INSERT INTO caption_line (id, event_id, session_id, person_id, name, text, started_at, ended_at)
       SELECT 'cap_' || s.id || $3, e.id, s.id, $2, 'Ada', $4, s.media_started_at + $5 * interval '1 second',
         s.media_started_at + $6 * interval '1 second'
       FROM event e JOIN show_session s ON s.event_id = e.id WHERE e.slug = $1`,
      [slug, personId, index, text, from, to],
    );
}

/** The browser's microphone only beeps, so its recording isn't transcribed: that has been tried already. */
const leaveWords = (slug: string, database: Client) =>
  database.query(
    `INSERT INTO transcript_pass (id, recording_id, state, failure, language, created_at, updated_at)
     SELECT 'trn_' || r.id, r.id, 'failed', 'failed', 'en', now(), now()
     FROM recording r JOIN event e ON e.id = r.event_id WHERE e.slug = $1`,
    [slug],
  );

/** Makes a recorded show in which the host has spoken, and ends it. Returns its slug. */
export async function makeSpokenShow(host: Page, database: Client): Promise<string> {
  const { slug, links } = await makeShowroom({ recording: { enabled: true } });
  await enterStudio(host, links.studio);
  await goLive(host);
  const speaker = await until(
    "28 s of the host's camera",
    async () => {
      const [recording] = (await inLive.listRecordings({ slug })).data;
      const camera = recording?.tracks.find(({ kind }) => kind === "camera");
      return recording && recording.duration_sec > 28 ? camera?.person_id : undefined;
    },
    90,
  );
  await say(slug, speaker, database);
  await leaveWords(slug, database);
  await host.getByRole("button", { name: "End show" }).click();
  await host.getByRole("alertdialog").getByRole("button", { name: "End show" }).click();
  return slug;
}
