import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { SearchParamsContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { CLIP_CATALOG } from "@/lib/modules/made/shorts/clips/clip-catalog";
import type { Role } from "@/lib/platform/security/roles";
import { DrawnContext } from "../../../access/environment";
import { programWith, recordingWith } from "../recording/facts/example-recording";
import { ClipsBoard } from "./clips-board";
import type { Clip, Segment, Shorts } from "./shorts";

const router = { back() {}, forward() {}, refresh() {}, push() {}, replace() {}, prefetch() {} };
const recording = recordingWith({ state: "ready", program: programWith({ version: 2 }) });

const SEGMENT: Segment = {
  ...{ segment_id: 41_207, origin: "found", title: "Why would an engine write music?" },
  ...{ start_sec: 754.2, end_sec: 789.8, score: 68, needs_context: true, note: "For the newsletter" },
  evidence: [
    {
      kind: "chat",
      points: 16,
      at_sec: 771,
      text: "31 people wrote in the chat, 5.2 times as many as usual.",
    },
    { kind: "thin", points: -8, at_sec: null, text: "It takes 8 s to get to the point." },
  ],
  speakers: [{ person_id: "a", name: "Ada Lovelace" }],
  ...{ archived: false, created_at: "2026-11-21T18:20:00.000Z" },
};

const CLIP: Clip = {
  ...{ job_id: 5, segment_id: 41_207, state: "ready", stage: null, progress: 100, failure: null },
  ...{ preview: false, stale: false, template_id: "speaker_focus", orientation: "vertical", look: {} },
  ...{ duration_sec: 31.4, width: 720, height: 1280, notes: [], thumbnail_url: null },
  mp4_url: "https://shows.example.com/files/clip-5.mp4",
  quality: { loudness_lufs: -14.1, black_sec: 0, frozen_sec: 0, problems: [] },
  created_at: "2026-11-28T05:00:00.000Z",
};

const SHORTS: Shorts = {
  ...{ event_slug: "looms", recording_id: recording.id, pending: false, notes: [], catalog: CLIP_CATALOG },
  analysis: { state: "ready", transcript_version: 2, analyzed_at: "2026-11-21T18:20:00.000Z" },
  ...{ segments: [SEGMENT], slots: { used: 1, cap: 20 }, clips: [CLIP] },
};

const draw = (shorts: Partial<Shorts>, role: Role = "member", address = ""): string =>
  renderToStaticMarkup(
    <AppRouterContext.Provider value={router as never}>
      <SearchParamsContext.Provider value={new URLSearchParams(address)}>
        <QueryClientProvider client={new QueryClient()}>
          <DrawnContext.Provider value={{ environment: "test", workspaceId: "w", userId: "u", role }}>
            <ClipsBoard slug="looms" recording={recording} initial={{ ...SHORTS, ...shorts }} />
          </DrawnContext.Provider>
        </QueryClientProvider>
      </SearchParamsContext.Provider>
    </AppRouterContext.Provider>,
  );

const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

it("shows moments with their reasons, and clips with their files", () => {
  const html = draw({});
  const text = textOf(html);
  expect(text).toMatch(/68 points Why would an engine write music\? 12:34 to 13:09 · 36 s · Ada Lovelace/);
  expect(text).toMatch(/\+16 31 people wrote.*−8 It takes 8 s/);
  expect(text).toMatch(/1 clip Needs context.*For the newsletter/);
  expect(text).toMatch(/Ready 720 × 1280 · 31 s/);
  expect(html).toMatch(/<a href="\/files\/clip-5\.mp4" download=""/);
  expect(html).toMatch(/role="meter" aria-label="Slots used" aria-valuenow="1"/);
  expect(text).toContain("Costs 10 build credits. Checking is free.");
});

it("lists all reasons for the chosen moment, which add up to its score, and few in the list", () => {
  const more = { kind: "thin" as const, at_sec: null };
  const evidence: Segment["evidence"] = [
    ...SEGMENT.evidence,
    { ...more, points: 3, text: "People laugh." },
    { ...more, points: 2, text: "Names a number." },
    { ...more, points: -1, text: "It's short." },
    { ...more, kind: "pace", points: 0, text: "Ana speaks faster." },
  ];
  const partsOf = (score: number) => {
    const html = draw({ segments: [{ ...SEGMENT, evidence, score }] });
    return html.split('aria-label="Chosen moment"').map(textOf) as [string, string];
  };
  const [list, panel] = partsOf(30);
  expect(list).toMatch(/People laugh\. and 3 more/);
  expect(list).not.toContain("Names a number.");
  expect(panel).toMatch(
    /Why 30 points \+18 Every moment starts.*\+16 31.*−8.*\+3.*\+2 Names a number.*−1 It&#x27;s short\. 0 Ana/,
  );
  expect(partsOf(100)[1]).not.toContain("Every moment starts");
});

it("shows how far a clip is, why one failed, and cancels only what is queued", () => {
  const clip = (more: Partial<Clip>): Clip => ({ ...CLIP, mp4_url: null, ...more });
  const running = draw({ clips: [clip({ state: "running", stage: "rendering", progress: 25 })] });
  expect(running).toMatch(/role="progressbar" aria-label="Clip 5" aria-valuenow="25"/);
  expect(textOf(running)).not.toContain("Cancel");
  expect(textOf(draw({ clips: [clip({ state: "queued" })] }))).toContain("Cancel");
  const failed = draw({
    clips: [clip({ state: "failed", failure: "Pieces of the recording are missing." })],
  });
  expect(textOf(failed)).toContain("Pieces of the recording are missing.");
});

it("says what automatic rendering left out, above the clips it made and where it made none", () => {
  const notes = [
    { code: "has_clip", text: "1 segment skipped: rendered already." },
    { code: "over_budget", text: "2 clips not rendered: the remaining budget is too small." },
  ];
  const said =
    /Last automatic rendering 1 segment skipped: rendered already\. 2 clips not rendered: the remaining/;
  expect(textOf(draw({ notes }))).toMatch(new RegExp(`Rendered clips Newest first\\. ${said.source}.*Ready`));
  const none = draw({ notes, clips: [] });
  expect(textOf(none)).toMatch(new RegExp(`Rendered clips ${said.source}.*Moments`));
  expect(textOf(none)).not.toContain("Newest first.");
  expect(draw({ notes }, "viewer")).toContain("2 clips not rendered");
  expect(draw({})).not.toContain("Last automatic rendering");
});

it("teaches what moments are while there are none, and lets viewers only look", () => {
  const none = {
    segments: [],
    clips: [],
    analysis: { state: "none" as const, transcript_version: null, analyzed_at: null },
  };
  expect(textOf(draw(none))).toMatch(/Find the moments worth sharing .*8 build credits.*Find moments/);
  expect(textOf(draw(none))).toContain("Costs 18 build credits. Checking is free.");
  expect(textOf(draw({ ...none, pending: true }))).toMatch(/Transcribing….*Find moments/);
  const watching = textOf(draw({}, "viewer"));
  expect(watching).not.toMatch(/Render clip|Restyle|Actions for/);
  expect(textOf(draw({ slots: { used: 20, cap: 20 }, clips: [] }))).toContain("All slots are used");
});

it("opens the moment in the address, and shows archived ones if it says so", () => {
  const second: Segment = { ...SEGMENT, segment_id: 8, title: "What does it cost?" };
  const chosen = (address: string) =>
    draw({ segments: [SEGMENT, second] }, "member", address).match(
      /<button[^>]*aria-pressed="true"[^>]*>([^<]*)/,
    )?.[1];
  expect(chosen("moment=8")).toBe("What does it cost?");
  for (const address of ["", "moment=41207", "moment=999", "moment=x"])
    expect(chosen(address)).toBe("Why would an engine write music?");
  const isOn = (address: string) =>
    /role="switch"[^>]*aria-checked="true"|aria-checked="true"[^>]*role="switch"/.test(
      draw({}, "member", address),
    );
  expect([isOn(""), isOn("archived=1")]).toEqual([false, true]);
});
