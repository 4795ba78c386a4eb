import { expect, it } from "vitest";
import { MicJudge, type MicVerdict } from "./mic-verdict";

/** Returns the verdict after so many seconds of a level, twelve times a second. */
function after(judge: MicJudge, from: number, seconds: number, level: number, muted = false): MicVerdict {
  let verdict: MicVerdict = "ok";
  for (let at = 0; at < seconds * 1_000; at += 80) verdict = judge.hear(level, muted, from + at);
  return verdict;
}

it("distinguishes silence, a quiet voice and one that is too loud", () => {
  expect(after(new MicJudge(0), 0, 5, 0.05)).toBe("ok");
  expect(after(new MicJudge(0), 0, 7, 0.05)).toBe("silent");
  expect(after(new MicJudge(0), 0, 7, 0.3)).toBe("quiet");
  expect(after(new MicJudge(0), 0, 7, 0.7)).toBe("ok");
  expect(after(new MicJudge(0), 0, 1, 0.99)).toBe("loud");
});

it("treats silence after speech as listening", () => {
  const judge = new MicJudge(0);
  expect(after(judge, 0, 2, 0.7)).toBe("ok");
  expect(after(judge, 2_000, 90, 0.02)).toBe("ok");
});

it("reports speech while muted, but not a cough, and doesn't count muted silence", () => {
  const judge = new MicJudge(0);
  expect(after(judge, 0, 0.3, 0.8, true)).toBe("ok");
  expect(after(judge, 5_000, 1.2, 0.6, true)).toBe("speaking");
  expect(judge.hear(0.1, true, 8_000)).toBe("speaking");
  expect(judge.hear(0.1, true, 12_000)).toBe("ok");
  expect(after(judge, 12_000, 20, 0.05, true)).toBe("ok");
  expect(judge.hear(0.05, false, 33_000)).toBe("ok");
});
