import { setTimeout as sleep } from "node:timers/promises";
import { ask, until } from "@/test/rig/ask";
import type { LiveRoom } from "@/test/rig/live-room";
import type { OwnStack } from "@/test/rig/own-stack";
import { must } from "../contestants";
import type { Bench, Figure, Row } from "../types";
import { withSpeaker } from "../with-speaker";
import { productSettings } from "../world";

/** On air, with a speaker who is recorded. The rest of the hour shows them without a camera. */
const ON_AIR_SECONDS = 20;
const HOUR_SECONDS = 3_600;
const DROPPED = { from_sec: 5, to_sec: 15 };

interface Recorded {
  id: string;
  state: string;
  version: number;
  duration_sec: number;
  program: { version: number; duration_sec: number; mp4: { state: string } } | null;
}

async function measure(bench: Bench, stack: OwnStack, room: LiveRoom): Promise<Figure[]> {
  const path = `${stack.url}/v1/events/${room.slug}/recordings`;
  const { test_key: key } = stack.up;
  const recorded = async (): Promise<Recorded | undefined> => (await ask("GET", path, { key })).json?.data[0];
  const made = (version: number, isWhole: boolean) => async () => {
    const found = await recorded();
    const { program } = found ?? {};
    if (found?.state !== "ready" || program?.version !== version) return false;
    return (!isWhole || program.mp4.state === "ready") && { duration: program.duration_sec };
  };
  await room.guests[0]?.agreeToBeRecorded();
  await sleep(ON_AIR_SECONDS * 1_000);
  must((await room.byHost("POST", "live/end", {})).status === 200, "the show didn't end");
  const ready = await until(
    "the program",
    async () => (await recorded())?.state === "ready" && recorded(),
    120,
  );
  must(ready !== undefined, "no recording");
  const settings = { ...productSettings(stack.up.database_url), LOG_LEVEL: "warn" };
  const child = await bench.child("bench/lengthen-show.ts", settings);
  const answer = await fetch(
    `http://127.0.0.1:${child.port}/?recording=${ready.id}&seconds=${HOUR_SECONDS - ON_AIR_SECONDS}`,
  );
  must(answer.ok, await answer.clone().text());
  const { version } = (await answer.json()) as { version: number };
  const before = await until("the hour's program", made(version, true), 300);
  must(before.duration > HOUR_SECONDS - 60, `the program has ${before.duration} s`);
  const pieces = async (): Promise<number> => {
    const text = "SELECT count(*)::int AS count FROM program_piece WHERE recording_id = $1";
    return (await stack.query<{ count: number }>(text, [ready.id]))[0]?.count ?? 0;
  };
  const known = await pieces();
  const started = performance.now();
  const since = () => (performance.now() - started) / 1_000;
  const edit = await ask("POST", `${path}/${ready.id}/edits`, { key, body: { kind: "drop", ...DROPPED } });
  must(edit.status === 200, edit.text);
  const answered = since();
  const playable = await until("the edited program", made(version + 1, false), 120);
  const playableAfter = since();
  must(Math.abs(before.duration - playable.duration - 10) < 0.1, "the program isn't ten seconds shorter");
  const rendered = (await pieces()) - known;
  await until("its MP4", made(version + 1, true), 120);
  return [
    { name: "dropping 10 s of an hour, to playable", value: playableAfter, unit: "s", goal: { atMost: 5 } },
    { name: "the same, to its MP4", value: since(), unit: "s", goal: { atMost: 20 } },
    { name: "the operation's answer", value: answered * 1_000, unit: "ms" },
    { name: "pieces rendered", value: rendered, unit: "of picture and sound", goal: { atMost: 8 } },
  ];
}

export const editRecordingRow: Row = {
  id: "edit-recording",
  also: ["31"],
  title: "an edit that drops ten seconds of an hour",
  run: (bench) => withSpeaker(bench, measure),
};
