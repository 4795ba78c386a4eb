import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { ViewerRoom } from "@/lib/room/viewer-room";
import { initialState, type StageState } from "@/lib/stage";
import { runHook } from "@/test/support/run-hook";
import { ShowContext } from "../show-context";
import type { ShowState } from "../use-show";
import { type Viewer, ViewerContext } from "../viewer-context";
import { en } from "../words/en";
import type { OnStage } from "./on-stage";
import { OnStagePart } from "./on-stage-part";
import { StageBar } from "./stage-bar";
import type { Invitation } from "./use-invitation";

vi.mock("./on-stage", () => ({
  OnStage: class {
    media = { start: async () => undefined };
    stop() {}
  },
}));
vi.mock("./notetaker-note", () => ({ NotetakerNote: () => null }));

const ME = "v-mia";
const words = en.stage;
const viewer = { words: en, setSending: () => undefined } as unknown as Viewer;
const mia = {
  kind: "attendee",
  name: "Mia",
  muted: false,
  title: "",
  identity: ME,
} as StageState["stage"][number];

const held = <Value,>(value: Value) => ({ get: () => value, subscribe: () => () => undefined });
const room = { session: held({ connection: "connected", canPublish: true }) } as unknown as ViewerRoom;
const media = held({ camera: {}, microphone: {}, muted: false });
const part = { media, person: ME } as unknown as OnStage;

const showOf = (stage: Partial<StageState>, phase: ShowState["phase"] = "live") =>
  ({ stage: { ...initialState(), phase: "live", ...stage }, phase, sync: {} }) as ShowState;

const barOf = (stage: Partial<StageState>) =>
  renderToStaticMarkup(
    <ViewerContext value={viewer}>
      <ShowContext value={showOf(stage)}>
        <StageBar part={part} room={room} asked={0} onLeave={async () => undefined} />
      </ShowContext>
    </ViewerContext>,
  );

it("offers someone who waits to be brought on stage the way back to the audience, not off a stage", () => {
  const waiting = barOf({});
  expect(waiting).toContain(words.waiting);
  expect(waiting).toContain(words.back);
  expect(waiting).not.toContain(words.leave);
  expect(barOf({ stage: [mia] })).toContain(words.leave);
});

it("doesn’t say that everyone hears them while a card covers the show", () => {
  const mask = { ...initialState().mask, level: "mask" as const };
  expect(barOf({ stage: [mia] })).toContain(words.onAir);
  const covered = barOf({ stage: [mia], mask });
  expect(covered).toContain(words.covered);
  expect(covered).not.toContain(words.onAir);
});

it("goes with the end of the show, and is back when the show resumes", async () => {
  const invitation = { state: "accepted", identity: ME, agrees_to_recording: false } as Invitation;
  let show = showOf({ stage: [mia] });
  const given = { room, asked: 0, invitation, answer: async () => undefined, onMedia: () => undefined };
  const page = await runHook(
    () => OnStagePart(given),
    undefined,
    (content) =>
      createElement(
        ViewerContext.Provider,
        { value: viewer },
        createElement(ShowContext.Provider, { value: show }, content),
      ),
  );
  expect(page.result()).not.toBeNull();
  show = showOf({ stage: [mia], phase: "ended" }, "ended");
  await page.render(undefined);
  expect(page.result()).toBeNull();
  show = showOf({ stage: [mia] });
  await page.render(undefined);
  expect(page.result()).not.toBeNull();
});
