import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { Store } from "@/lib/room/store";
import { ProposalCard } from "./proposal-card";
import type { Proposal } from "./use-stage-control";
import { VoicePanel } from "./voice-panel";

const studio = vi.hoisted(() => ({ now: 0, controller: {} as object }));
vi.mock("./studio-context", () => ({ useServerNow: () => studio.now, useStudio: () => studio }));

/** What a screen reader says of a live region: no pictures, and nothing that is silent. */
const said = (html: string) =>
  html
    .replace(/<(\w+)[^>]*aria-live="off"[^>]*>.*?<\/\1>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");

const at = Date.parse("2027-03-02T17:00:00Z");
const proposal = {
  id: "prop_1",
  words: ["Switch to the grid"],
  actor: { name: "Autopilot" },
  before: { svg: "<svg/>" },
  after: { svg: "<svg/>" },
  expires_at: new Date(at).toISOString(),
} as unknown as Proposal;

function cardAt(left: number): string {
  studio.now = at - left * 1_000;
  return renderToStaticMarkup(<ProposalCard proposal={proposal} onDecide={async () => undefined} />);
}

beforeEach(() => {
  studio.controller = {};
});

it("doesn't say a proposal's remaining time each second, but once when it's short", () => {
  expect(cardAt(59)).toContain("0:59");
  expect(said(cardAt(59))).toContain("Switch to the grid");
  expect(said(cardAt(59))).toBe(said(cardAt(58)));
  expect(said(cardAt(59))).not.toContain("seconds left");
  expect(said(cardAt(9))).toContain("10 seconds left");
  expect(said(cardAt(9))).toBe(said(cardAt(8)));
});

it("doesn't say the remaining time while a command is spoken", () => {
  vi.spyOn(performance, "now").mockReturnValue(20_000);
  onTestFinished(() => void vi.restoreAllMocks());
  const panelSince = (since: number) => {
    const view = new Store({ step: "listening", since });
    studio.controller = { voice: { view, drop: () => undefined }, media: new Store({ microphone: null }) };
    return renderToStaticMarkup(<VoicePanel />);
  };
  expect(panelSince(19_000)).not.toBe(panelSince(18_000));
  expect(said(panelSince(19_000))).toBe(said(panelSince(18_000)));
  const status = /<p role="status".*?<\/p>/s.exec(panelSince(19_000))?.[0] ?? "";
  expect(said(status)).toBe(" Speak your command, then release. ");
});
