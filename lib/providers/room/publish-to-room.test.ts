import { randomInt } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { decodeLive, type LiveMessage } from "@/lib/live";
import { roomServer } from "@/lib/providers/room";
import { roomName } from "@/lib/providers/room/names";
import { MESSAGE_BYTES, type RoomMessage } from "@/lib/providers/room/port";
import { initialState, NO_VIDEO, publicState, type StageState, StageStateSchema } from "@/lib/stage";
import { noCues } from "@/lib/stage/no-cues";
import { STAGE_LIMITS } from "@/lib/stage/vocabulary";
import { projectRoot } from "@/stack/paths";
import { publishToRoom } from "./publish-to-room";

const EVENT = "evt_1";
const at = "2027-03-02T17:00:00.000Z";
/** Returns a text of exactly this many characters. */
type Write = (length: number) => string;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** Everything that the audience can see at once, at the model's maximum lengths. */
function largestShown(write: Write): StageState {
  const scene = { id: write(128), type: "talk" as const, title: write(200), layout: "grid" as const };
  const page = { number: 1, title: write(400), lines: times(20, () => write(400)), image: write(2_000) };
  const state: StageState = {
    ...initialState({ title: write(200) }),
    phase: "live",
    started_at: at,
    scenes: [{ ...scene, duration_sec: 14_400, ...noCues() }],
    scene_id: scene.id,
    scene_index: 0,
    stage: times(STAGE_LIMITS.people, () => ({
      identity: write(200),
      name: write(200),
      title: write(200),
      kind: "attendee",
      muted: false,
    })),
    spotlight: write(200),
    deck: { visible: true, presentation_id: write(64), page: 1, page_count: 1, pages: [page] },
    video: {
      ...NO_VIDEO,
      visible: true,
      video_id: write(64),
      src: write(2_000),
      title: write(200),
      started_at: at,
    },
    zoom: { level: 1.25, target: write(200) },
    ticker: { visible: true, items: times(STAGE_LIMITS.tickerItems, () => write(280)) },
    poll: {
      id: write(128),
      question: write(300),
      options: times(10, () => write(120)),
      state: "open",
      results_shown: true,
    },
    question: { id: write(128), text: write(400), author: write(200) },
    quote: { id: write(128), text: write(500), author: write(200), at, ends_at: at },
    lower_third: { identity: write(200), title: write(200), subtitle: write(200) },
    emcee: { id: write(128), text: write(2_000), voice: write(40), started_at: at },
    cta: { visible: true, label: write(80), url: write(2_010) },
    captions: { on: true, language: write(35) },
    effects: times(STAGE_LIMITS.effects, () => ({ id: write(128), kind: "applause", at })),
  };
  return publicState(StageStateSchema.parse(state));
}

const folder = join(projectRoot, "docs/decisions");
const prose = readdirSync(folder)
  .map((file) => readFileSync(join(folder, file), "utf8"))
  .join(" ")
  .replaceAll(/\s+/g, " ");

/** Text as people write it. Every place gets a different piece. */
function written(): Write {
  let from = 0;
  return (length) => {
    from += length;
    return prose.slice(from, from + length).replaceAll(/^ | $/g, "x");
  };
}

/** Random characters from a range, without repetition. */
const random =
  (first: number, last: number): Write =>
  (length) =>
    String.fromCodePoint(...times(length, () => randomInt(first, last + 1)));

let sent: (RoomMessage & { room: string })[] = [];
const heard = async () =>
  (await decodeLive(sent[0]?.text ?? "")) as LiveMessage & { state: StageState | null };
const stage = (state: StageState) => ({
  type: "stage" as const,
  epoch: 1,
  version: state.version,
  server_time: at,
  state,
});

beforeEach(() => {
  sent = [];
  vi.spyOn(roomServer(), "send").mockImplementation(async (room, message) => {
    sent.push({ room, ...message });
    return true;
  });
});

afterEach(() => void vi.restoreAllMocks());

describe("publishing to a room", () => {
  it("makes one call, with the type's topic, to the given recipients", async () => {
    await publishToRoom(EVENT, { type: "ask_unmute", server_time: at }, ["one", "two"]);
    expect(sent).toEqual([
      {
        room: roomName("show", EVENT),
        topic: "ask",
        to: ["one", "two"],
        text: JSON.stringify({ type: "ask_unmute", server_time: at }),
      },
    ]);
  });

  it("makes no call without recipients", async () => {
    await publishToRoom(EVENT, { ...stage(initialState()), type: "desk" }, []);
    expect(sent).toEqual([]);
  });

  it("sends the largest stage state that people can write", async () => {
    const state = largestShown(written());
    expect(JSON.stringify(state).length).toBeGreaterThan(40_000);
    await publishToRoom(EVENT, stage(state));
    expect(Buffer.byteLength(sent[0]?.text ?? "")).toBeLessThan(MESSAGE_BYTES);
    expect((await heard()).state).toEqual(state);
  });

  it("sends the largest stage state even if nothing in it repeats", async () => {
    const state = largestShown(random(0x23, 0x5b));
    await publishToRoom(EVENT, stage(state));
    expect(Buffer.byteLength(sent[0]?.text ?? "")).toBeLessThan(MESSAGE_BYTES);
    expect((await heard()).state).toEqual(state);
  });

  it("leaves out a state that doesn't fit, so that browsers fetch it", async () => {
    const state = { ...largestShown(random(0x4e00, 0x9fff)), version: 7 };
    await publishToRoom(EVENT, stage(state));
    expect(sent).toHaveLength(1);
    expect(await heard()).toEqual({ ...stage(state), state: null });
  });
});
