import { describe, expect, it } from "vitest";
import { LostAnswers } from "./lost-answers";

describe("LostAnswers", () => {
  it("loses every nth response, in four ways in turn", () => {
    const lost = new LostAnswers(3);
    const twelve = Array.from({ length: 12 }, () => lost.next());
    expect(twelve.map((loss) => loss !== undefined)).toEqual(
      Array.from({ length: 12 }, (_, call) => call % 3 === 2),
    );
    const ways = twelve.flatMap((loss) => (loss ? [`${loss.by} ${loss.after ? "after" : "before"}`] : []));
    expect(new Set(ways).size).toBe(4);
  });
});
