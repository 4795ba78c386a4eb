import { expect, it } from "vitest";
import { shortened } from "./shortened";

it("a text is cut between two words, or between letters where there are no spaces", () => {
  expect(shortened("Bread that keeps", 16)).toBe("Bread that keeps");
  expect(shortened("Bread that keeps for days", 18)).toBe("Bread that keeps…");
  expect(shortened("AI の未来についてみんなで話す", 12)).toBe("AI の未来についてみん…");
  expect(shortened(`${"x".repeat(9)}🎉🎉`, 10)).toBe(`${"x".repeat(9)}…`);
});
