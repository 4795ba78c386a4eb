import { expect, it } from "vitest";
import { browserLabel } from "./browser-label";
import { findingsOf } from "./measure-network";

const none = {
  at: 0,
  sentBytes: 0,
  receivedBytes: 0,
  received: 0,
  lost: 0,
  rttMs: 30,
  bySlowProcessor: false,
};
const after = { ...none, at: 4_000, sentBytes: 1_000_000, receivedBytes: 900_000, received: 970, lost: 30 };

it("calculates rates from the bytes between two readings, and loss as a percentage", () => {
  expect(findingsOf(none, after)).toEqual({ up_mbps: 2, down_mbps: 1.8, rtt_ms: 30, loss_pct: 3 });
});

it("ignores a low rate caused by a slow processor, but keeps a good one", () => {
  const slow = { ...after, sentBytes: 100_000, bySlowProcessor: true };
  expect(findingsOf(none, slow)).toMatchObject({ up_mbps: null, down_mbps: 1.8 });
  expect(findingsOf(none, { ...slow, bySlowProcessor: false }).up_mbps).toBe(0.2);
});

it("uses common browser names", () => {
  const chrome = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36";
  expect(browserLabel(chrome)).toBe("Chrome 141 on Android");
  expect(browserLabel("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toBe(
    "Firefox 140",
  );
});
