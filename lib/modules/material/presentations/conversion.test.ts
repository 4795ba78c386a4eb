import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import { db } from "@/lib/platform/database/db";
import { joinPool } from "@/lib/platform/processes/pool";
import { env } from "@/lib/platform/runtime/env";
import { OFFICE } from "@/lib/providers/decks/office-to-pdf";
import { api } from "@/test/support/api";
import { deckCalls, PDF, PPTX, sha256 } from "@/test/support/deck-calls";
import { lockedPdf, pdfOf, pptxOf, pptxWith } from "@/test/support/decks";
import { checkEmitted } from "@/test/support/emitted-events";
import { startServer, type TestServer } from "@/test/support/http-server";
import { runDueJobs } from "@/test/support/run-jobs";
import { expectJobFailed } from "@/test/support/test-log";
import { makeWorkspace, type TestWorkspace } from "@/test/support/workspace";
import { endFailedConversion } from "./conversion/end-conversion";
import { runConversion } from "./conversion/run-conversion";

checkEmitted("presentation.ready", "presentation.failed");

const confines = (await tryConfinement()).state === "working";
const office = confines && (await findProgram(OFFICE)) !== undefined;

let server: TestServer;
let workspace: TestWorkspace;
let decks: ReturnType<typeof deckCalls>;

beforeAll(async () => {
  joinPool("media");
  server = await startServer();
  Object.assign(env(), { PUBLIC_URL: server.url });
});
afterAll(async () => {
  joinPool("app");
  await server.stop();
});

beforeEach(async () => {
  await db().job.deleteMany();
  workspace = await makeWorkspace();
  const key = await workspace.key();
  const body = { title: "Engines", generate_show_plan: false };
  const show = await api("POST", "/v1/showrooms", { key, body });
  decks = deckCalls(key, show.json.data.showroom.slug);
});

const kept = () => db().storedFile.count({ where: { workspaceId: workspace.workspaceId, expiresAt: null } });

describe.skipIf(!office)("a PowerPoint deck", () => {
  it("is converted to pages with text and notes", async () => {
    const id = await decks.upload(
      await pptxOf([
        { title: "Welcome", notes: "Say hello.\n1:30" },
        { title: "Hidden", isHidden: true },
        { title: "Numbers", lines: ["Up & up"], chart: true },
      ]),
      PPTX,
    );
    const runs = await runDueJobs();
    expect(runs.map(({ end }) => end)).toContain("succeeded");
    const deck = await decks.get(id);
    expect(deck).toMatchObject({ state: "ready", page_count: 2 });
    expect(deck.pages).toMatchObject([
      { number: 1, title: "Welcome", notes: "Say hello.\n1:30", width: 1600, height: 900 },
      { number: 2, title: "Numbers", text: "Numbers\nUp & up", notes: "" },
    ]);
  });
});

describe("a deck that can't be converted", () => {
  it.skipIf(!confines).each<[string, string, () => Promise<Buffer>, string]>([
    [
      "macros",
      "macros",
      () => pptxWith((parts) => [...parts, { name: "ppt/vbaProject.bin", content: "x" }]),
      PPTX,
    ],
    ["a password", "encrypted", lockedPdf, PDF],
    ["damage", "damaged", async () => Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(9_000)]), PDF],
  ])(
    "fails because of %s, reports why and how to fix it, stores nothing, and the next deck converts",
    async (_what, code, make, type) => {
      expectJobFailed("presentations.convert");
      const id = await decks.upload(await make(), type);
      await runDueJobs();
      const deck = await decks.get(id);
      expect(deck).toMatchObject({ state: "failed", pages: [], progress: 0, stage: "" });
      expect(deck.failure).toMatchObject({ code, message: expect.any(String), mend: expect.any(String) });
      expect(await kept()).toBe(0);
      const emitted = await db().webhookEvent.findFirstOrThrow({ where: { type: "presentation.failed" } });
      expect(JSON.parse(emitted.body).data).toMatchObject({ reason: expect.any(String) });
      const next = await decks.upload(await pdfOf(["Good"]), PDF);
      await runDueJobs();
      expect((await decks.get(next)).state).toBe("ready");
    },
  );

  it("is rejected during upload when its first bytes don't match its type", async () => {
    for (const [bytes, type] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), PDF],
      [Buffer.from("<!doctype html><script>alert(1)</script>%PDF-1.7"), PDF],
      [await pdfOf(["A PDF that says it is PowerPoint"]), PPTX],
      [Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(5_000)]), PPTX],
      [Buffer.concat([Buffer.from("GIF89a"), await pdfOf(["Behind a picture"])]), PDF],
    ] as const) {
      const { upload, id } = (await decks.open(bytes, type)).json.data;
      const sent = await decks.send(upload, bytes);
      expect(sent.status, await sent.text()).toBe(415);
      const early = await decks.complete(id, sha256(bytes));
      expect(early.json.error.code).toBe("version_conflict");
    }
  });

  it.skipIf(!confines)("fails as too slow when its converter hangs, and leaves no files", async () => {
    const id = await decks.upload(await pptxOf([{ title: "x" }]), PPTX);
    const run = runConversion(id, {
      progress: async () => undefined,
      signal: new AbortController().signal,
      office: {
        command: () => ({ file: "/bin/sh", args: ["-c", "(setsid sleep 600 &); sleep 600"] }),
        limits: { wallSeconds: 1 },
      },
    });
    await expect(run).rejects.toThrow("too_slow");
    await endFailedConversion(id, "too_slow");
    expect((await decks.get(id)).failure.code).toBe("too_slow");
    expect(await kept()).toBe(0);
  });
});

describe("deleting a deck during conversion", () => {
  it.skipIf(!confines)("cancels its job and leaves no files", async () => {
    const id = await decks.upload(await pptxOf([{ title: "x" }]), PPTX);
    const cancelled = new AbortController();
    const run = runConversion(id, {
      progress: async () => undefined,
      signal: cancelled.signal,
      office: { command: () => ({ file: "sleep", args: ["600"] }) },
    });
    await expect.poll(async () => (await decks.get(id)).state).toBe("converting");
    expect((await decks.remove(id)).status).toBe(200);
    expect(await db().job.findMany({ where: { subject: id } })).toMatchObject([{ state: "cancelled" }]);
    cancelled.abort(new Error("cancelled"));
    await expect(run).rejects.toThrow("cancelled");
    expect(await kept()).toBe(0);
  });
});
