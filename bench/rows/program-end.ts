import { setTimeout as sleep } from "node:timers/promises";
import { ask, until } from "@/test/rig/ask";
import type { LiveRoom } from "@/test/rig/live-room";
import type { OwnStack } from "@/test/rig/own-stack";
import { must } from "../contestants";
import type { Bench, Figure, Row } from "../types";
import { withSpeaker } from "../with-speaker";

const SECONDS = 45;
/** What isn't composed yet when a show ends; a player begins long before. */
const TAIL_SECONDS = 12;

interface Recorded {
  state: string;
  duration_sec: number;
  program: { playlist_url: string | null; composed_sec: number } | null;
}

/** Seconds of pictures that the program's playlists offer now; 0 if they don't answer. */
async function offered(url: string | null): Promise<number> {
  if (url === null) return 0;
  const master = await fetch(url);
  if (!master.ok) return 0;
  const picture = (await master.text()).split("\n").find((line) => line !== "" && !line.startsWith("#"));
  const playlist = await fetch(new URL(picture ?? "", url));
  if (!playlist.ok) return 0;
  const lengths = [...(await playlist.text()).matchAll(/#EXTINF:([\d.]+)/g)];
  return lengths.reduce((sum, [, seconds]) => sum + Number(seconds), 0);
}

async function measure(bench: Bench, stack: OwnStack, room: LiveRoom): Promise<Figure[]> {
  await room.guests[0]?.agreeToBeRecorded();
  const path = `${stack.url}/v1/events/${room.slug}/recordings`;
  const recorded = async (): Promise<Recorded | undefined> =>
    (await ask("GET", path, { key: stack.up.test_key })).json?.data[0];
  await until("the first pieces", async () => ((await recorded())?.program?.composed_sec ?? 0) > 0, 60);
  await sleep((bench.short ? SECONDS / 3 : SECONDS) * 1_000);
  const started = performance.now();
  const { status, text } = await room.byHost("POST", "live/end", {});
  must(status === 200, text);
  const since = () => (performance.now() - started) / 1_000;
  const playable = await until(
    "a playlist",
    async () => {
      const seconds = await offered((await recorded())?.program?.playlist_url ?? null);
      return seconds > 0 && { after: since(), seconds };
    },
    60,
  );
  const ready = await until(
    "the program",
    async () => {
      const found = await recorded();
      return found?.state === "ready" && { after: since(), seconds: found.duration_sec };
    },
    120,
  );
  return [
    { name: "end of the show to playable", value: playable.after, unit: "s", goal: { atMost: 2 } },
    {
      name: "not composed yet at the end",
      value: ready.seconds - playable.seconds,
      unit: "s",
      goal: { atMost: TAIL_SECONDS },
    },
    { name: "end of the show to ready", value: ready.after, unit: "s", goal: { atMost: 15 } },
  ];
}

export const programEndRow: Row = {
  id: "program-end",
  also: ["12b"],
  title: "from the end of a show with two speakers to its program",
  run: (bench) => withSpeaker(bench, measure),
};
