import { expect, it } from "vitest";
import { initialState, type StageState } from "@/lib/stage";
import { layersOf } from "./stage-layers";

const live: StageState = {
  ...initialState(),
  phase: "live",
  poll: {
    id: "p",
    question: "What first?",
    options: ["Price", "Speed"],
    state: "open",
    results_shown: false,
  },
  captions: { ...initialState().captions, on: true },
  cta: { visible: true, label: "Book a demo", url: "https://example.com/demo" },
};

it("shows the poll, captions and call to action while the show is on air", () => {
  expect(layersOf(live)).toMatchObject({ poll: { id: "p" }, captions: [], cta: { label: "Book a demo" } });
});

it("keeps only the call to action once the show has ended", () => {
  expect(layersOf({ ...live, phase: "ended" })).toEqual({
    poll: null,
    question: null,
    quote: null,
    cta: { label: "Book a demo", href: "https://example.com/demo" },
    captions: null,
  });
});

it("hides a draft poll from the stage", () => {
  const prepared = live.poll && { ...live.poll, state: "draft" as const };
  expect(layersOf({ ...live, poll: prepared }).poll).toBeNull();
});
