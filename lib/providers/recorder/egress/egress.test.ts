import { Readable } from "node:stream";
import { EgressClient } from "livekit-server-sdk";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { tryConfinement } from "@/lib/platform/confined/confinement";
import { findProgram } from "@/lib/platform/confined/find-program";
import type { RoomParticipant } from "@/lib/providers/room/port";
import type { StorageProvider } from "@/lib/providers/storage";
import { s3Storage } from "@/lib/providers/storage/s3";
import { lateness } from "@/test/support/beeps/capture-rig";
import { expectKeptUntilDeclined } from "@/test/support/beeps/expect-kept-until-declined";
import { beepsOf, flashesOf } from "@/test/support/beeps/read-beeps";
import { EgressStub } from "@/test/support/egress-stub";
import { S3_START_MS, startS3, type TestS3 } from "@/test/support/s3";
import { until } from "@/test/support/until";
import type { Capture, CapturedChunk, CaptureReport, OpenedPart } from "../port";
import { egressRecorder } from "./egress-recorder";
import { egressService, type TrackEgress } from "./egress-service";

const works = (await tryConfinement()).state === "working" && (await findProgram("ffmpeg")) !== undefined;
const ROOM = "show.evt_1";
const ANA = "guest-gst_1";

let s3: TestS3;
let storage: StorageProvider;
let stub: EgressStub;
let start: number;
let reports: CaptureReport[];
let gone: string[];
let over: AbortController;
let capture: Capture;
let people: Record<string, string[]>;
/** What the service says of an egress, as a test changes it. */
let listed: (egress: TrackEgress) => TrackEgress;
let onReport: (report: CaptureReport) => void;

const mediaNow = () => Date.now() - start;

/** People in the room, each with a camera and a microphone of these ids. */
const participants = async (): Promise<RoomParticipant[]> =>
  Object.entries(people).map(([identity, sids]) => ({
    ...{ sid: `PA_${identity}`, identity: `${identity}.tab`, name: "", claims: undefined, hidden: false },
    ...{ canPublish: true, connected: true, joinedAt: new Date() },
    tracks: sids.map((sid) =>
      sid.startsWith("TR_V")
        ? ({ sid, kind: "video", source: "camera", muted: false } as const)
        : ({ sid, kind: "audio", source: "microphone", muted: false } as const),
    ),
  }));

const join = (run: string): Promise<Capture> => {
  const client = new EgressClient(stub.url, "key", "secret".repeat(8));
  const to = { ...s3, region: "us-east-1", forcePathStyle: true };
  const service = egressService(client, to);
  const egress = { ...service, list: async (room: string) => (await service.list(room)).map(listed) };
  const parts = { storage, room: { participants }, egress };
  return egressRecorder(() => parts).capture({
    ...{ room: ROOM, run, mediaNow, signal: over.signal },
    report: (report) => {
      reports.push(report);
      onReport(report);
    },
    gone: (reason) => gone.push(reason),
  });
};

const parts = (): OpenedPart[] => reports.flatMap((one) => (one.is === "opened" ? [one.part] : []));
const chunksOf = (key: string): CapturedChunk[] =>
  reports.flatMap((one) => (one.is === "chunk" && one.chunk.part === key ? [one.chunk] : []));
const fileOf = ({ key, header }: OpenedPart): Buffer =>
  Buffer.concat([header, ...chunksOf(key).map(({ bytes }) => bytes)]);

describe.skipIf(!works)("captures with Egress", () => {
  beforeAll(async () => {
    s3 = await startS3();
    storage = s3Storage({ ...s3, region: "us-east-1", publicEndpoint: undefined, forcePathStyle: true });
  }, S3_START_MS);
  afterAll(() => s3.stop());
  beforeEach(async () => {
    stub = new EgressStub();
    await stub.start();
    for (const sid of ["TR_V1", "TR_V2"]) stub.codecs.set(sid, "h264");
    start = Date.now() - 60_000;
    reports = [];
    gone = [];
    listed = (egress) => egress;
    onReport = () => undefined;
    over = new AbortController();
    people = { [ANA]: ["TR_V1", "TR_A1"], "guest-gst_2": ["TR_V2", "TR_A2"] };
    capture = await join("run_1.1");
  });
  afterEach(async () => {
    over.abort();
    await stub.stop();
  });

  it("make parts of each track's file, with picture and sound in their places", async () => {
    capture.follow([ANA], mediaNow());
    await until(() => stub.egresses.length === 2);
    expect(stub.egresses.map(({ request }) => request.trackId).sort()).toEqual(["TR_A1", "TR_V1"]);
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    const leftAt = mediaNow() - 300;
    capture.follow([], leftAt);
    await capture.leave();
    expect(gone).toEqual(["it left"]);
    expect(
      parts()
        .map(({ person, source, contentType }) => [person, source, contentType])
        .sort(),
    ).toEqual([
      [ANA, "camera", "video/mp4"],
      [ANA, "microphone", "audio/webm"],
    ]);
    for (const part of parts()) {
      const isPicture = part.source === "camera";
      expect(part.codec).toMatch(isPicture ? /^avc1\.[0-9a-f]{6}$/ : /^opus$/);
      const times = await (isPicture ? flashesOf : beepsOf)(fileOf(part));
      const late = lateness(times.map((ms) => ms + part.startsAtMs + start));
      expect(late.length).toBeGreaterThanOrEqual(2);
      for (const ms of late) expect(Math.abs(ms)).toBeLessThan(45);
      const chunks = chunksOf(part.key);
      expect(chunks.map(({ number }) => number)).toEqual(chunks.map((_chunk, index) => index + 1));
      for (const { startMs, endMs } of chunks) {
        expect(endMs - startMs).toBeLessThanOrEqual(2_000);
        // Nothing from after they had left the stage.
        expect(endMs).toBeLessThanOrEqual(leftAt + 40);
      }
    }
    // Files that became parts are gone.
    for (const { file } of stub.egresses) expect(await storage.stat(file?.filename ?? "")).toBeUndefined();
  });

  it("keep what someone sent before they declined", async () => {
    capture.follow([ANA], 0);
    await until(() => stub.egresses.length === 2);
    await expectKeptUntilDeclined({ person: ANA, capture, reports, mediaNow });
  });

  it("try again when the service refuses, and go on without a track that has ended", async () => {
    stub.isBroken = true;
    people = { [ANA]: ["TR_A1"] };
    capture.follow([ANA], mediaNow());
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(stub.egresses).toEqual([]);
    stub.isBroken = false;
    people = { [ANA]: ["TR_A2"] };
    await until(() => stub.egresses.length === 1);
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    people = {};
    await Promise.all(stub.egresses.map((egress) => stub.finish(egress)));
    await until(() => reports.some(({ is }) => is === "closed"));
    expect(parts()).toHaveLength(1);
  });

  /** Captures microphones for two seconds while storage does this. */
  async function captureWith(
    changed: Partial<Pick<StorageProvider, "open" | "delete">>,
    microphones = ["TR_A1"],
  ): Promise<string> {
    over.abort();
    over = new AbortController();
    const real = storage;
    storage = { ...real, ...changed };
    people = { [ANA]: microphones };
    try {
      capture = await join("run_3.1");
    } finally {
      storage = real;
    }
    capture.follow([ANA], mediaNow());
    await until(() => stub.egresses.length === microphones.length);
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    await capture.leave();
    return stub.egresses[0]?.file?.filename ?? "";
  }

  it("read a file again that couldn't be opened or read to its end, and delete it only then", async () => {
    let opened = 0;
    const open: StorageProvider["open"] = async (key) => {
      opened += 1;
      expect(await storage.stat(key)).toBeDefined();
      if (opened === 1) throw new Error("Storage is away.");
      const bytes = await storage.open(key);
      if (opened > 2) return bytes;
      const half = async function* () {
        for await (const piece of bytes) yield (piece as Buffer).subarray(0, 2_000);
        throw new Error("The connection was lost.");
      };
      return Readable.from(half());
    };
    const name = await captureWith({ open });
    expect(opened).toBe(3);
    const [part] = parts();
    expect(parts()).toHaveLength(1);
    expect(await beepsOf(fileOf(part as OpenedPart))).not.toEqual([]);
    expect(reports.map(({ is }) => is)).toContain("closed");
    expect(reports.map(({ is }) => is)).not.toContain("lost");
    expect(await storage.stat(name)).toBeUndefined();
  });

  it("delete a file that isn't media, and say what is lost", async () => {
    const name = await captureWith({ open: async () => Readable.from([Buffer.from("not media")]) });
    expect(parts()).toEqual([]);
    expect(reports).toEqual([{ is: "lost", fromMs: expect.any(Number), toMs: expect.any(Number) }]);
    expect(await storage.stat(name)).toBeUndefined();
  });

  it("read all files although none can be deleted, and lose nothing", async () => {
    const tried: string[] = [];
    const refuse = async (key: string) => {
      tried.push(key);
      throw new Error("Access denied.");
    };
    await captureWith({ delete: refuse }, ["TR_A1", "TR_A2"]);
    expect(new Set(tried)).toEqual(new Set(stub.egresses.map(({ file }) => file?.filename)));
    expect(reports.map(({ is }) => is)).not.toContain("lost");
    expect(parts()).toHaveLength(2);
    for (const part of parts()) expect(await beepsOf(fileOf(part))).not.toEqual([]);
    expect(gone).toContain("it left");
  });

  it("wait for another file as long as something comes of the others", async () => {
    people = { [ANA]: ["TR_A1", "TR_A2"] };
    let isLate = true;
    const isSecond = ({ id }: TrackEgress) => id === "EG_2";
    listed = (egress) =>
      isLate && isSecond(egress) && egress.state === "done"
        ? { ...egress, state: "running", file: null }
        : egress;
    capture.follow([ANA], mediaNow());
    await until(() => stub.egresses.length === 2);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    // Reading the first one takes longer than it may take until something comes of it.
    const now = performance.now.bind(performance);
    let skewMs = 0;
    const clock = vi.spyOn(performance, "now").mockImplementation(() => now() + skewMs);
    onReport = ({ is }) => {
      if (is === "closed") skewMs = 150_000;
    };
    try {
      const left = capture.leave();
      await until(() => reports.some(({ is }) => is === "closed"));
      await new Promise((resolve) => setTimeout(resolve, 800));
      expect(parts()).toHaveLength(1);
      isLate = false;
      await left;
    } finally {
      clock.mockRestore();
    }
    expect(parts()).toHaveLength(2);
    expect(reports.map(({ is }) => is)).not.toContain("lost");
  });

  it("remove what a process that is gone left, unread", async () => {
    capture.follow([ANA], mediaNow());
    await until(() => stub.egresses.length === 2);
    over.abort();
    over = new AbortController();
    capture = await join("run_2.1");
    await until(() => stub.egresses.every(({ status }) => status === "EGRESS_COMPLETE"));
    const names = stub.egresses.map(({ file }) => file?.filename ?? "");
    await until(async () => (await Promise.all(names.map(storage.stat))).every((one) => one === undefined));
    expect(reports).toEqual([]);
  });
});
