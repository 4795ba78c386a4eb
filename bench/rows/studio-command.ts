import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "@playwright/test";
import { watch } from "@/e2e/support/people";
import { LivekitRoom } from "@/lib/providers/room/livekit";
import { roomName } from "@/lib/providers/room/names";
import type { RoomPort } from "@/lib/providers/room/port";
import { quantile } from "@/test/rig/figures";
import type { LiveRoom } from "@/test/rig/live-room";
import type { OwnStack } from "@/test/rig/own-stack";
import { roomSettingsOf } from "@/test/rig/room-settings-of";
import { besidePeer, must } from "../contestants";
import { fromStudio, onAir } from "../on-air";
import type { Bench, Figure, Goal, Row } from "../types";
import { now, seen, type Watched, watched } from "../watched-page";

const P50_GOAL_MS = 15;
const P99_GOAL_MS = 60;
const WARM_ROUNDS = 20;
const PEER = "SendData → the client's event, same room server";

/** Records when a round's mark first appears in the page. Marks are words such as `bench-17`. */
const WATCH_DOM = `window.benchSeen = {};
new MutationObserver((records) => {
  const at = performance.timeOrigin + performance.now();
  for (const { target, type, addedNodes } of records)
    for (const node of type === "characterData" ? [target] : addedNodes)
      for (const [mark] of (node.textContent ?? "").matchAll(/bench-\\d+/g)) benchSeen[mark] ??= at;
}).observe(document.body, { subtree: true, childList: true, characterData: true });`;

/** Like `WATCH_DOM`, for room messages in a page that has only LiveKit's client. */
const WATCH_ROOM = `window.benchSeen = {};
room.on("dataReceived", async (data) => {
  const at = performance.timeOrigin + performance.now();
  for (const [mark] of JSON.stringify(await read(data)).matchAll(/(?:bench|raw)-\\d+/g)) benchSeen[mark] ??= at;
});`;

interface Theatre {
  room: LiveRoom;
  server: RoomPort;
  /** The room's name on the room server. */
  name: string;
  viewer: Watched;
  client: Watched;
}

/** Puts a show on air from a real studio page, with a real viewer page and a bare client in the same room. */
async function open(stack: OwnStack, room: LiveRoom, browser: Browser): Promise<Theatre> {
  const server = new LivekitRoom(roomSettingsOf(stack));
  const [event] = await stack.query<{ id: string }>("SELECT id FROM event WHERE slug = $1", [room.slug]);
  const [bare] = room.viewers;
  if (!event || !bare) throw new Error("no one is watching");
  const page = await browser.newPage();
  await watch(page, await room.invite("watcher"));
  must((await room.command({ action: "show_ticker" })).status === 200, "the ticker is not shown");
  return {
    room,
    server,
    name: roomName("show", event.id),
    viewer: await watched(page, WATCH_DOM),
    client: await watched(bare.page, WATCH_ROOM),
  };
}

interface Times {
  shown: number;
  message: number;
  answer: number;
  raw: number;
}

/** Runs one command and sends one bare message. */
async function round({ room, server, name, viewer, client }: Theatre, n: number): Promise<Times> {
  const mark = `bench-${n}`;
  const body =
    n % 2 === 0 ? { action: "set_ticker", items: [mark] } : { action: "lower_third", title: `On ${mark}` };
  const began = now();
  const answer = await room.command(body);
  must(answer.status === 200 && answer.json.data.room === "reached", answer.text);
  const [shown, message] = await Promise.all([seen(viewer, mark), seen(client, mark)]);
  await sleep(20 + 40 * Math.random());
  const sent = now();
  must(await server.send(name, { topic: "bench", text: `{"mark":"raw-${n}"}` }), "the room is not open");
  const heard = await seen(client, `raw-${n}`);
  await sleep(20 + 40 * Math.random());
  return { shown: shown - began, message: message - began, answer: answer.ms, raw: heard - sent };
}

async function measure(theatre: Theatre, rounds: number, bench: Bench): Promise<Figure[]> {
  const times: Times[] = [];
  for (let n = 0; n < WARM_ROUNDS + rounds; n += 1) {
    const one = await round(theatre, n);
    if (n >= WARM_ROUNDS) times.push(one);
  }
  const last = await theatre.viewer.page.locator("body").textContent();
  must(
    last?.includes(`bench-${WARM_ROUNDS + rounds - 1}`) === true,
    "the page does not show the last command",
  );
  const at = (name: keyof Times, share: number) =>
    quantile(
      times.map((one) => one[name]),
      share,
    );
  for (const name of ["shown", "message", "answer", "raw"] as const)
    bench.say(
      `  ${name}: p50 ${at(name, 0.5).toFixed(1)}, p95 ${at(name, 0.95).toFixed(1)}, p99 ${at(name, 0.99).toFixed(1)} ms`,
    );
  const figures = (share: number, goal: Goal): Figure[] => {
    const name = `p${share * 100}`;
    const peer = { name: PEER, value: at("raw", share) };
    return [
      { name: `command to a viewer page, ${name}`, value: at("shown", share), unit: "ms", goal },
      besidePeer({ name: `beside a bare message, ${name}`, value: at("shown", share), unit: "ms", peer }),
    ];
  };
  return [
    ...figures(0.5, { atMost: P50_GOAL_MS }),
    ...figures(0.99, { atMost: P99_GOAL_MS }),
    { name: "command to its message in the room, p50", value: at("message", 0.5), unit: "ms" },
    { name: "command to its response, p50", value: at("answer", 0.5), unit: "ms" },
  ];
}

/** Time from an API request to the change on a viewer page, on a whole stack. */
export const studioCommandRow: Row = {
  id: "studio-command",
  also: ["8"],
  title: "from a command over the API to a viewer page",
  run: (bench) =>
    onAir(
      bench,
      async ({ stack, room, browser }) =>
        measure(await open(stack, room, browser), bench.short ? 30 : 200, bench),
      async (stack, browser) => {
        const studio = await browser.newPage({ permissions: ["camera", "microphone"] });
        return fromStudio(stack, studio, 1);
      },
    ),
};
