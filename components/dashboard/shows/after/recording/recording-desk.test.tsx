import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Role } from "@/lib/platform/security/roles";
import { DrawnContext } from "../../../access/environment";
import { partWith, programWith, recordingWith, trackWith } from "./facts/example-recording";
import type { Recording } from "./facts/recording";
import { RecordingDesk } from "./recording-desk";
import { RecordingList } from "./recording-list";

const router = { back() {}, forward() {}, refresh() {}, push() {}, replace() {}, prefetch() {} };

const drawn = (children: ReactNode, role: Role = "member"): string =>
  renderToStaticMarkup(
    <AppRouterContext.Provider value={router as never}>
      <QueryClientProvider client={new QueryClient()}>
        <DrawnContext.Provider value={{ environment: "test", workspaceId: "w", userId: "u", role }}>
          {children}
        </DrawnContext.Provider>
      </QueryClientProvider>
    </AppRouterContext.Provider>,
  );

const draw = (recording: Recording, role?: Role) =>
  drawn(<RecordingDesk slug="looms" initial={recording} />, role);

const readyWith = (given: Partial<Recording> = {}): Recording =>
  recordingWith({
    state: "ready",
    program: programWith({
      version: 2,
      mp4: {
        state: "ready",
        url: "https://shows.example.com/recordings/a/looms.mp4",
        size_bytes: 1_234_000_000,
        ...{ width: 1920, height: 1080, retry_at: null },
      },
    }),
    ...given,
  });

describe("a recording's page", () => {
  it("has the program with its chapters, the MP4, and each person's tracks", () => {
    const html = draw(readyWith());
    expect(html).toContain("Ready to watch and download.");
    expect(html).toMatch(/<a href="[^"]*looms\.mp4" download=""[^>]*>.*Download MP4 \(1080p, 1\.2 GB\)/);
    expect(html).toMatch(/<section[^>]*aria-label="Chapters".*3:34.*What engines can compose/);
    expect(html).toMatch(/role="img" aria-label="Camera: Local recording 0:12–58:10, missing 14:01–14:04\."/);
    expect(html).toMatch(/<track kind="captions" src="\/recordings\/[^"]*" srcLang="en" label="English"/i);
  });

  it("offers to make an MP4 again that failed, to those who may", () => {
    const mp4 = { ...programWith().mp4, state: "failed" as const };
    const failed = readyWith({ program: programWith({ version: 2, mp4 }) });
    expect(draw(failed)).toMatch(/<button[^>]*>.*Retry MP4/);
    const watching = draw(failed, "viewer");
    expect(watching).not.toContain("Retry MP4");
    expect(watching).toMatch(/<button[^>]*disabled=""[^>]*>.*No MP4/);
  });

  it("says how far it is, and offers nothing that isn't there yet", () => {
    const processing = draw(
      recordingWith({ program: programWith({ composed_sec: 192, duration_sec: 280 }) }),
    );
    expect(processing).toContain("Processing the program: 3:12 of 4:40 is ready to watch.");
    expect(processing).toMatch(/<button[^>]*disabled=""[^>]*>.*Preparing MP4…/);
    const none = draw(
      recordingWith({ state: "live", program: null, played: [{ from_sec: 0, to_sec: 12, at_sec: 0 }] }),
    );
    expect(none).toContain("Recording now: 0:12 so far.");
    expect(none).not.toContain("<video");
    expect(none).not.toContain("Chapters");
  });

  it("places tracks in the program, after a pause", () => {
    const played = [
      { from_sec: 0, to_sec: 60, at_sec: 0 },
      { from_sec: 180, to_sec: 240, at_sec: 60 },
    ];
    const parts = [partWith({ starts_at_sec: 190, ends_at_sec: 230 })];
    const program = programWith({ ...readyWith().program, duration_sec: 120, composed_sec: 120 });
    const html = draw(readyWith({ program, played, duration_sec: 240, tracks: [trackWith({ parts })] }));
    expect(html).toContain("Camera: Local recording 1:10–1:50.");
    expect(html).toMatch(/left:58\.3\d*%;width:33\.3\d*%/);
    expect(html).toContain("2:00 · ");
  });

  it("says why there is no program, and offers no tracks if there are none", () => {
    const failed = recordingWith({
      ...{ state: "failed", program: null, played: [], tracks: [] },
      failure: { code: "nothing_recorded", message: "Nothing was recorded while the show was on air." },
    });
    const html = draw(failed);
    expect(html).toContain("Nothing was recorded while the show was on air.");
    expect(html).toContain("There’s no program.");
    expect(html).toContain("No tracks were recorded.");
    expect(html).not.toMatch(/[Dd]ownload the tracks/);
  });

  it("offers to hear people alone once there is a program to hear them along with", () => {
    const tracks = [trackWith({ kind: "microphone" })];
    expect(draw(readyWith({ tracks }))).toContain("Hear only Ada Lovelace");
    expect(draw(recordingWith({ state: "live", program: null, tracks }))).not.toContain("Hear only");
  });

  it("shows notes, and what speakers' browsers still have", () => {
    const part = partWith({ size_bytes: 3_000_000, awaited_bytes: 1_000_000 });
    const html = draw(
      readyWith({
        notes: [{ code: "storage_full", message: "The workspace’s storage was full." }],
        tracks: [trackWith({ kind: "microphone", parts: [part] })],
      }),
    );
    expect(html).toContain("The workspace’s storage was full.");
    expect(html).toContain("1 MB to go");
    expect(html).toContain("75% uploaded");
  });

  it("names people as they are called, whatever they are called", () => {
    const html = draw(readyWith({ tracks: [trackWith({ name: 'Ben <b>"Nevis"' })] }));
    expect(html).toContain("Ben &lt;b&gt;&quot;Nevis&quot;");
    expect(html).not.toContain("<b>");
  });

  it("tells the crew that someone declined later, and shows what was deleted", () => {
    const html = draw(
      readyWith({
        tracks: [
          trackWith({ id: "1", consent: "refused" }),
          trackWith({ id: "2", consent: "refused", kind: "microphone", erased: true, parts: [] }),
        ],
      }),
    );
    expect(html).toContain("declined after this was recorded.");
    expect(html).toContain(">Deleted<");
  });

  it("lets viewers watch and download, but not delete", () => {
    const html = draw(readyWith(), "viewer");
    expect(html).toContain("Download MP4");
    expect(html).not.toContain("Actions for Ada Lovelace");
    expect(draw(readyWith())).toContain("Actions for Ada Lovelace");
  });
});

it("a show that was on air several times lists its recordings", () => {
  const html = drawn(
    <RecordingList slug="looms" recordings={[recordingWith({ id: "rec_1" }), readyWith({ id: "rec_2" })]} />,
  );
  expect(html).toContain('href="/dashboard/test/shows/looms/recording/rec_1"');
  expect(html).toMatch(/Processing.*Ready/);
  const upload: Recording["upload"] = {
    ...{ name: "panel.mp4", content_type: "video/mp4", size_bytes: 9_000 },
    ...{ progress: 0, failure: null, expires_at: "2026-12-05T10:00:00.000Z" },
  };
  expect(
    drawn(<RecordingList slug="looms" recordings={[recordingWith({ source: "upload", upload })]} />),
  ).toContain("panel.mp4");
});
