import { describe, expect, it } from "vitest";
import { lengthWords, obstacleTo, spaceBefore, spaceWarning } from "./space-words";
import type { RecordingSpace } from "./use-recording-space";

const GB = 1_000_000_000;
const space = (used: number, minutes_left: number | null, speakers = 3) => ({
  ...{ used_bytes: used * GB, limit_bytes: 10 * GB, minutes_left, speakers },
});

describe("what hosts are told about storage", () => {
  it("is how much can be recorded, before they go live", () => {
    expect(spaceBefore(space(2, 45))).toBe(
      "Storage has space for about 45 min of recording with 3 speakers.",
    );
    expect(spaceBefore(space(2, 190, 1))).toBe(
      "Storage has space for about 3 h 10 min of recording with 1 speaker.",
    );
    expect(spaceBefore(space(10, 0))).toBe("Storage is full, so nothing will be recorded.");
    expect([spaceBefore(space(0, null)), spaceBefore(space(0, 481))]).toEqual([null, null]);
  });

  it("is a warning from 80% on, and that nothing is recorded any more", () => {
    expect(spaceWarning(space(7.9, 14))).toBeNull();
    expect(spaceWarning({ ...space(9, null), limit_bytes: null })).toBeNull();
    expect(spaceWarning(space(8.25, 11))).toBe("Storage is 82% full: about 11 min of recording left.");
    expect(spaceWarning(space(9.99, 0))).toBe("Storage is 99% full. Recording will stop any moment.");
    expect(spaceWarning(space(10.2, 0))).toBe(
      "Storage is full, so recording can’t resume until there’s space.",
    );
  });

  it("names what keeps a show from being recorded", () => {
    const obstacle = (used: number, isUncaptured: boolean, stopped_by: RecordingSpace["stopped_by"] = null) =>
      obstacleTo({ ...space(used, null), isUncaptured, stopped_by });
    expect([obstacle(9.9, false), obstacle(10, false)]).toEqual([null, "storage_full"]);
    expect([obstacle(9.9, true), obstacle(10, true)]).toEqual(["uncaptured", "storage_full"]);
    expect(obstacleTo(null)).toBeNull();
    // Some space is free again, but not enough to resume.
    expect(obstacle(9.95, false, "storage_full")).toBe("storage_full");
    expect([obstacle(1, false, "disk_full"), obstacle(1, true, "disk_full")]).toEqual([
      "disk_full",
      "disk_full",
    ]);
  });

  it("has whole hours without minutes", () => {
    expect([0, 59, 60, 61, 120].map(lengthWords)).toEqual(["0 min", "59 min", "1 h", "1 h 1 min", "2 h"]);
  });
});
