import { expect, it } from "vitest";
import { grown } from "./grown";

it("begins with the words that are sure, and grows by those behind the same ones", () => {
  let shown = grown("", "Welcome to the sho");
  expect(shown).toBe("Welcome to");
  shown = grown(shown, "Welcome to the show, every body");
  expect(shown).toBe("Welcome to the show,");
  expect(grown(shown, "welcome to the show everybody today we talk")).toBe(
    "Welcome to the show, everybody today",
  );
});

it("stands still where what is heard now is other words, or fewer", () => {
  expect(grown("Welcome to the", "Well come to the show everybody today")).toBe("Welcome to the");
  expect(grown("Welcome to the", "Welcome to")).toBe("Welcome to the");
  expect(grown("", "Hm")).toBe("");
});
