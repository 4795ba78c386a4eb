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

/** Words share their line's time, with a tenth of a second between them. */
function wordsOf([text, from, to]: (typeof SAID)[number]): [string, number, number, number][] {
  const words = text.split(" ");
  const each = ((to - from) * 1000) / words.length;
  return words.map((word, index) => {
    const began = from * 1000 + index * each;
    return [word, Math.round(began), Math.round(began + each - 100), 0.9];
  });
}

/** The browser's microphone only beeps, so its recording isn't transcribed: it's as if its words had been heard already. */
async function leaveWords(slug: string, personId: string, database: Client): Promise<void> {
  const passes = await database.query(
    `INSERT INTO transcript_pass (id, recording_id, state, version, language, created_at, updated_at)
     SELECT 'trn_' || r.id, r.id, 'ready', 1, 'en', now(), now()
     FROM recording r JOIN event e ON e.id = r.event_id WHERE e.slug = $1 RETURNING id`,
    [slug],
  );
  await database.query(
    `INSERT INTO transcript_stretch (pass_id, number, person_id, session_id, from_ms, to_ms, at_ms)
     SELECT $2, 0, $3, s.id, 0, 28000, 28000 FROM event e JOIN show_session s ON s.event_id = e.id WHERE e.slug = $1`,
    [slug, passes.rows[0].id, personId],
  );
  for (const [index, line] of SAID.entries())
    await database.query(
      `INSERT INTO transcript_segment (pass_id, id, session_id, person_id, name, text, from_ms, to_ms, words)
       SELECT $2, 'sgt_' || s.id || $4, s.id, $3, 'Ada', $5, $6, $7, $8::jsonb
       FROM event e JOIN show_session s ON s.event_id = e.id WHERE e.slug = $1`,
      [
        ...[slug, passes.rows[0].id, personId, index],
        ...[line[0], line[1] * 1000, line[2] * 1000, JSON.stringify(wordsOf(line))],
      ],
    );
}

/** Makes a recorded show in which the host has spoken, and ends it. Returns its slug. */
async function makeSpokenShow(host: Page, database: Client): Promise<string> {
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
  await leaveWords(slug, speaker, database);
  await host.getByRole("button", { name: "End show" }).click();
  await host.getByRole("alertdialog").getByRole("button", { name: "End show" }).click();
  return slug;
}

let recorded: Promise<string> | undefined;

/**
 * The recorded show that journeys of one worker clip, publish and cut in turn, since a show takes as long as it is.
 * Journeys that change what it says come last.
 */
export async function recordedShow(
  person: (of: { width: number; height: number }) => Promise<Page>,
  database: Client,
): Promise<string> {
  recorded ??= makeSpokenShow(await person({ width: 1440, height: 900 }), database);
  return recorded;
}
