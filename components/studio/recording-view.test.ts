import { expect, it } from "vitest";
import { initialState, type StageState } from "@/lib/stage";
import { isLeftOut, isToBeAsked, isToBeSaid, recordingView } from "./recording-view";
import type { Obstacle } from "./space-words";
import type { Desk } from "./studio-types";

const idle = initialState();
const live: StageState = { ...idle, phase: "live", recording: "on" };
const rehearsal = { started_at: "2026-05-04T18:00:00.000Z" } as StageState["rehearsal"];

it("says what is recorded at this moment", () => {
  const text = (state: StageState, enabled = true) =>
    recordingView(state, { enabled, http_audience: "off" }).text;
  expect(text(idle)).toBe("Will be recorded");
  expect(text(idle, false)).toBe("Not recorded");
  expect(text({ ...idle, rehearsal })).toBe("Not recorded");
  expect(text(live)).toBe("Recording");
  expect(text(live, false)).toBe("Recording");
  expect(text({ ...live, recording: "paused" })).toBe("Recording paused");
  expect(text({ ...live, recording: "off" })).toBe("Not recorded");
  expect(text({ ...live, mask: { ...live.mask, level: "mask" } })).toBe("Not recorded");
});

it("says who viewers over HTTP see and hear, if there can be any", () => {
  const detail = (state: StageState, http_audience: "auto" | "off" = "auto") =>
    recordingView(state, { enabled: true, http_audience }).detail;
  expect(detail(live)).toContain("Viewers over HTTP see and hear only them.");
  expect(detail({ ...live, recording: "paused" })).toContain("only those who agreed");
  expect(detail({ ...live, recording: "off" })).toContain("anyone who declined");
  for (const recording of ["on", "paused", "off"] as const)
    expect(detail({ ...live, recording }, "off")).not.toContain("HTTP");
});

it("leaves out who declined or hasn't answered, but not a host who agrees by going live", () => {
  const leftOut = (role: "host" | "co_host" | "guest", recording: "unasked" | "refused" | "given" | null) =>
    [idle, live].map((state) => isLeftOut({ role, recording }, state, true));
  expect(leftOut("host", "unasked")).toEqual([false, true]);
  expect(leftOut("co_host", "unasked")).toEqual([true, true]);
  expect(leftOut("guest", "refused")).toEqual([true, true]);
  expect(leftOut("host", "refused")).toEqual([true, true]);
  expect(leftOut("guest", "given")).toEqual([false, false]);
  expect(leftOut("guest", null)).toEqual([false, false]);
  expect(isLeftOut({ role: "guest", recording: "refused" }, idle, false)).toBe(false);
  expect(isLeftOut({ role: "guest", recording: "refused" }, { ...live, recording: "off" }, true)).toBe(false);
});

it("asks those whom the recording concerns and who haven't answered", () => {
  const asked = (me: object, stage: StageState, enabled = true) =>
    isToBeAsked({ me, stage, event: { recording: { enabled } } } as unknown as Desk);
  expect(asked({ role: "co_host", recording: "unasked" }, idle)).toBe(true);
  expect(asked({ role: "co_host", recording: "unasked" }, idle, false)).toBe(false);
  expect(asked({ role: "co_host", recording: "refused" }, idle)).toBe(false);
  expect(asked({ role: "producer", recording: null }, live)).toBe(false);
  // Another host went live.
  expect(asked({ role: "host", recording: "unasked" }, idle)).toBe(false);
  expect(asked({ role: "host", recording: "unasked" }, live)).toBe(true);
  expect(asked({ role: "host", recording: "unasked" }, { ...live, phase: "ended" })).toBe(false);
});

it("tells the host before someone comes on stage whom the recording, or an audience over HTTP, doesn't get", () => {
  const said = (
    recording: "unasked" | "refused" | "given",
    state: StageState,
    http_audience: "auto" | "always",
  ) => isToBeSaid({ role: "guest", recording }, state, { enabled: true, http_audience });
  const [paused, off] = [
    { ...live, recording: "paused" as const },
    { ...live, recording: "off" as const },
  ];
  for (const recording of ["unasked", "refused"] as const) {
    expect(said(recording, live, "auto")).toBe(true);
    expect([said(recording, paused, "auto"), said(recording, paused, "always")]).toEqual([false, true]);
  }
  // No one is asked in a show that isn't recorded.
  expect([said("refused", off, "auto"), said("refused", off, "always")]).toEqual([false, true]);
  expect(said("unasked", off, "always")).toBe(false);
  for (const state of [idle, live, paused, off]) expect(said("given", state, "always")).toBe(false);
  expect(said("refused", idle, "always")).toBe(false);
});

it("says why the server isn't recording, what isn't affected and what to do", () => {
  const view = (state: StageState, obstacle: Obstacle | null, http_audience: "auto" | "off" = "off") =>
    recordingView(state, { enabled: true, http_audience }, obstacle);
  const stopped = { now: "on", text: "Recording stopped", isStopped: true };
  expect(view(live, "storage_full")).toMatchObject(stopped);
  expect(view(live, "disk_full")).toMatchObject(stopped);
  expect(view(live, "uncaptured")).toMatchObject({ ...stopped, text: "Server not recording" });
  expect(view(live, "storage_full").detail).toBe(
    "Storage is full, so the server isn’t recording. Speakers’ local recordings continue on their devices, and the show isn’t affected. Recording resumes within a minute once you delete files or old recordings, or add storage.",
  );
  expect(view(live, "disk_full").detail).toContain("once your administrator frees up space.");
  // The picture for viewers over HTTP is stored apart, for minutes.
  const isAboutHttp = (obstacle: Obstacle) =>
    view(live, obstacle, "auto").detail.includes("Viewers over HTTP");
  expect([isAboutHttp("disk_full"), isAboutHttp("storage_full")]).toEqual([true, false]);
  for (const obstacle of ["storage_full", "disk_full", "uncaptured"] as const) {
    expect(view({ ...live, recording: "paused" }, obstacle).text).toBe("Recording paused");
    expect(view(idle, obstacle).text).toBe("Will be recorded");
  }
});
