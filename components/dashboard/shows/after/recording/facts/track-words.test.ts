import { expect, it } from "vitest";
import { partWith, placedParts, recordingWith, trackWith } from "./example-recording";
import { peopleOf } from "./people-of";
import { laneWords, progressOf, qualityWords, timeWords, uploadedPercent } from "./track-words";

it("a lane says in words what it draws, gaps included", () => {
  const own = partWith({ starts_at_sec: 12, ends_at_sec: 270, gaps: [{ from_sec: 60, to_sec: 63 }] });
  const server = partWith({ copy: "server", state: "lost", starts_at_sec: 10, ends_at_sec: 200 });
  expect(laneWords(placedParts([own, server]), false)).toBe(
    "Local recording 0:12–4:30, missing 1:00–1:03. Server’s copy 0:10–3:20, ended unexpectedly.",
  );
  expect(laneWords([], false)).toBe("Nothing was recorded.");
});

it("a copy that a browser still has is recorded while the show is on air, and not uploaded yet after it", () => {
  const own = partWith({ state: "capturing", size_bytes: 0 });
  expect(progressOf(own, true)).toBe("Recording");
  expect(progressOf(own, false)).toBe("Not uploaded yet");
  const half = partWith({ state: "capturing", size_bytes: 9, starts_at_sec: 0, ends_at_sec: 5 });
  expect(progressOf(half, false)).toBe("Not fully uploaded yet");
  expect(laneWords(placedParts([half]), true)).toBe("Local recording 0:00–0:05, recording.");
  expect(laneWords(placedParts([half]), false)).toBe("Local recording 0:00–0:05, not fully uploaded yet.");
  expect(progressOf({ ...half, copy: "server" }, false)).toBe("Recording");
  expect(progressOf({ ...half, state: "complete" }, false)).toBeNull();
});

it("a part that was cut out isn't in the program, and one that has just begun isn't yet", () => {
  const part = partWith({ starts_at_sec: 12, ends_at_sec: 20 });
  const played = [{ from_sec: 30, to_sec: 90, at_sec: 0 }];
  expect(laneWords(placedParts([part], played), false)).toBe("Local recording, not in the program.");
  expect(placedParts([part, { ...part, state: "capturing" }], played).map(timeWords)).toEqual([
    ...["Not in the program", "Not in the program yet"],
  ]);
});

it("quality counts only the time that is there", () => {
  const part = partWith({
    ...{ codec: "avc1.42e01f", width: 1280, height: 720, size_bytes: 2_500_000 },
    ...{ starts_at_sec: 0, ends_at_sec: 20, gaps: [{ from_sec: 5, to_sec: 15 }] },
  });
  expect(qualityWords(part)).toBe("1280 × 720 · H.264 · 2.0 Mbit/s");
  expect(qualityWords({ ...part, codec: "opus", width: null, height: null, size_bytes: 40_000 })).toBe(
    "Opus · 32 kbit/s",
  );
  expect(qualityWords({ ...part, codec: "new", size_bytes: 0 })).toBe("1280 × 720 · new");
  const lossy = { lost_packets: 1, frame_rate: 24, clock_drift_ms: 3, is_media: true };
  expect(qualityWords({ ...part, quality: lossy })).toBe("1280 × 720 · H.264 · 2.0 Mbit/s · 1 packet lost");
  expect(qualityWords({ ...part, quality: { ...lossy, is_media: false } })).toBe("Can’t be played");
});

it("an upload isn't finished before its last byte", () => {
  expect(uploadedPercent(partWith({ size_bytes: 9_999, awaited_bytes: 1 }))).toBe(99);
  expect(uploadedPercent(partWith({ size_bytes: 0, awaited_bytes: 5 }))).toBe(0);
  expect(uploadedPercent(partWith({ awaited_bytes: 0 }))).toBeNull();
});

it("people come in the order of their first appearance, the announcer and videos last", () => {
  const at = (starts_at_sec: number) => [partWith({ starts_at_sec, ends_at_sec: 90 })];
  const people = peopleOf({
    ...{ played: recordingWith().played },
    tracks: [
      trackWith({ id: "1", person_id: "announcer", name: null, kind: "announcer", parts: at(0) }),
      trackWith({ id: "2", person_id: "guest-gst_ben", name: "Ben", kind: "microphone", parts: at(30) }),
      trackWith({ id: "3", person_id: "host-usr_ana", name: "Ana", kind: "screen", parts: at(9) }),
      trackWith({ id: "4", person_id: "host-usr_ana", name: "Ana", kind: "camera", parts: at(5) }),
      trackWith({ id: "5", person_id: "host-usr_eve", name: null, kind: "camera", parts: [] }),
    ],
  });
  expect(people.map(({ name }) => name)).toEqual(["Ana", "Ben", "Unnamed speaker", "Announcer"]);
  expect(people[0]?.tracks.map(({ kind }) => kind)).toEqual(["camera", "screen"]);
  expect(people.map(({ isPerson }) => isPerson)).toEqual([true, true, true, false]);
});
