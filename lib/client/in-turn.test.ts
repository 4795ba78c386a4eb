import { expect, it } from "vitest";
import { InTurn } from "./in-turn";

it("sends what is asked for in order, however long each takes and also after a failure", async () => {
  const turns = new InTurn();
  const arrived: string[] = [];
  const slow = Promise.withResolvers<void>();
  const first = turns.run("poll", async () => {
    await slow.promise;
    arrived.push("first");
    throw new Error("not counted");
  });
  const last = turns.run("poll", async () => arrived.push("last"));
  await turns.run("another poll", async () => arrived.push("another"));
  expect(arrived).toEqual(["another"]);
  slow.resolve();
  await expect(first).rejects.toThrow("not counted");
  await last;
  expect(arrived).toEqual(["another", "first", "last"]);
});
