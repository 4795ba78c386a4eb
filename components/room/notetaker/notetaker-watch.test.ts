import { expect, it } from "vitest";
import { NotetakerWatch, type SeenNotetaker } from "./notetaker-watch";

const waiting: SeenNotetaker = { id: "bot_1", name: "Notetaker (Acme)", state: "waiting", waits_until: null };

it("ignores an answer from before a decision", async () => {
  const early = Promise.withResolvers<{ notetaker: SeenNotetaker | null }>();
  const watch = new NotetakerWatch({
    read: () => early.promise,
    decide: async () => ({ notetaker: { ...waiting, state: "in_call" } }),
    onProblem: () => undefined,
  });
  const looking = watch.look();
  await watch.decide("admit");
  early.resolve({ notetaker: waiting });
  await looking;
  expect(watch.store.get()?.state).toBe("in_call");
});

it("keeps what it knows if it can't look, and if nothing changed", async () => {
  let fails = false;
  const problems: unknown[] = [];
  const watch = new NotetakerWatch({
    read: async () => {
      if (fails) throw new Error("offline");
      return { notetaker: { ...waiting } };
    },
    decide: async () => {
      throw new Error("offline");
    },
    onProblem: (error) => problems.push(error),
  });
  await watch.look();
  const known = watch.store.get();
  await watch.look();
  expect(watch.store.get()).toBe(known);
  fails = true;
  await watch.look();
  expect(watch.store.get()).toBe(known);
  await watch.decide("admit");
  expect(problems).toEqual([new Error("offline")]);
  expect(watch.store.get()).toBe(known);
});
