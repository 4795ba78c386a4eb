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

it("ignores answers that arrive after later ones", async () => {
  const reads = [0, 1, 2].map(() => Promise.withResolvers<{ notetaker: SeenNotetaker | null }>());
  const decided = Promise.withResolvers<{ notetaker: SeenNotetaker | null }>();
  let next = 0;
  const watch = new NotetakerWatch({
    read: () => reads[next++]?.promise ?? Promise.reject(new Error("too many")),
    decide: () => decided.promise,
    onProblem: () => undefined,
  });
  const first = watch.look();
  const second = watch.look();
  reads[1]?.resolve({ notetaker: waiting });
  await second;
  reads[0]?.resolve({ notetaker: null });
  await first;
  expect(watch.store.get()).toEqual(waiting);

  const deciding = watch.decide("admit");
  const between = watch.look();
  decided.resolve({ notetaker: { ...waiting, state: "in_call" } });
  await deciding;
  reads[2]?.resolve({ notetaker: waiting });
  await between;
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
