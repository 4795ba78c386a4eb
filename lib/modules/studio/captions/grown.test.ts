import { expect, it } from "vitest";
import { grown } from "./grown";

it("starts with the settled words and appends those that follow them", () => {
  let shown = grown("", "Welcome to the sho");
  expect(shown).toBe("Welcome to");
  shown = grown(shown, "Welcome to the show, every body");
  expect(shown).toBe("Welcome to the show,");
  expect(grown(shown, "welcome to the show everybody today we talk")).toBe(
    "Welcome to the show, everybody today",
  );
});

it("stays unchanged when the new words differ or are fewer", () => {
  expect(grown("Welcome to the", "Well come to the show everybody today")).toBe("Welcome to the");
  expect(grown("Welcome to the", "Welcome to")).toBe("Welcome to the");
  expect(grown("", "Hm")).toBe("");
});
