import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { ComposeError } from "@/lib/composition/media/compose-error";
import { Problem } from "@/lib/operation/problem";
import { StorageError } from "@/lib/providers/storage";
import { Slot } from "./composer-slot";
import { GivingWay } from "./give-way";
import { isDiskFull, pieceFailure } from "./piece-failure";

const never = new AbortController().signal;

describe("the composer's slot", () => {
  it("does one thing at a time, in turn, also after one has failed", async () => {
    const slot = new Slot();
    const done: string[] = [];
    let running = 0;
    const work = (name: string) => async () => {
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      running -= 1;
      done.push(name);
      if (name === "fails") throw new Error(name);
      return name;
    };
    const all = ["one", "fails", "two"].map((name) => slot.run(work(name), { signal: never }));
    expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "fulfilled",
    ]);
    expect(done).toEqual(["one", "fails", "two"]);
  });

  it("does first what someone is waiting for", async () => {
    const slot = new Slot();
    const done: string[] = [];
    const ask = (name: string, isUrgent: boolean) =>
      slot.run(async () => done.push(name), { signal: never, isUrgent });
    await Promise.all([
      ask("one", false),
      ask("two", false),
      ask("urgent", true),
      ask("three", false),
      ask("also", true),
    ]);
    expect(done).toEqual(["one", "urgent", "also", "two", "three"]);
    await expect(slot.run(async () => "idle again", { signal: never })).resolves.toBe("idle again");
  });

  it("begins what is urgent beside what is being done, and nothing else until that is over", async () => {
    const slot = new Slot();
    const [long, urgent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const begun: string[] = [];
    const ask = (name: string, until: Promise<void>, isUrgent: boolean) =>
      slot.run(() => until.then(() => begun.push(name)), { signal: never, isUrgent });
    const all = [
      ask("long", long.promise, false),
      ask("urgent", urgent.promise, true),
      ask("other", Promise.resolve(), false),
    ];
    urgent.resolve();
    await all[1];
    expect(begun).toEqual(["urgent"]);
    long.resolve();
    await Promise.all(all);
    expect(begun).toEqual(["urgent", "long", "other"]);
  });

  it("keeps itself for what is urgent, also between two pieces of it", async () => {
    const slot = new Slot();
    const done: string[] = [];
    const other = () => slot.run(async () => done.push("other"), { signal: never });
    const piece = (name: string) => slot.run(async () => done.push(name), { signal: never, isUrgent: true });
    const waiting: Promise<unknown>[] = [];
    const end = slot.claim();
    await piece("one");
    waiting.push(other(), other());
    await new Promise(setImmediate);
    await piece("two");
    end();
    end();
    await Promise.all(waiting);
    expect(done).toEqual(["one", "two", "other", "other"]);
  });

  it("gives back what isn't urgent when it's kept for long, because those who asked may have urgent work by then", async () => {
    const slot = new Slot();
    const done: string[] = [];
    const ask = (name: string, turn: object = {}) =>
      slot.run(async () => done.push(name), { signal: never, ...turn });
    const end = slot.claim();
    const waiting = [ask("normal"), ask("late", { isLate: true })];
    await ask("urgent", { isUrgent: true });
    expect(slot.isKept).toBe(false);
    expect(await Promise.all(waiting)).toEqual([null, null]);
    expect([slot.isKept, await ask("another")]).toEqual([true, null]);
    await ask("also", { isUrgent: true });
    end();
    expect(slot.isKept).toBe(false);
    await ask("after");
    expect(done).toEqual(["urgent", "also", "after"]);
    // Short claims, one after another, keep the place of what waits.
    const first = slot.claim();
    const patient = ask("patient");
    await sleep(600);
    first();
    const second = slot.claim();
    await sleep(600);
    second();
    await patient;
    expect(done.at(-1)).toBe("patient");
  });

  it("doesn't begin what was aborted while it waited", async () => {
    const slot = new Slot();
    const abort = new AbortController();
    const first = slot.run(async () => abort.abort(new Error("stopping")), { signal: never });
    const second = slot.run(() => Promise.reject(new Error("begun")), { signal: abort.signal });
    await first;
    await expect(second).rejects.toThrow("stopping");
  });
});

describe("what can wait", () => {
  it("knows whether something that can't is being made or was a moment ago", async () => {
    const slot = new Slot();
    expect(slot.isFree(0)).toBe(true);
    const gate = Promise.withResolvers<void>();
    const work = slot.run(() => gate.promise, { signal: never });
    expect(slot.isFree(0)).toBe(false);
    gate.resolve();
    await work;
    expect([slot.isFree(0), slot.isFree(60_000)]).toEqual([true, false]);
  });

  it("comes after everything else, and doesn't count itself", async () => {
    const slot = new Slot();
    const gate = Promise.withResolvers<void>();
    const first = slot.run(() => gate.promise, { signal: never, isLate: true });
    expect(slot.isFree(60_000)).toBe(true);
    const done: string[] = [];
    const ask = (name: string, turn: object) =>
      slot.run(async () => void done.push(name), { signal: never, ...turn });
    const all = [ask("late", { isLate: true }), ask("other", {}), ask("urgent", { isUrgent: true })];
    gate.resolve();
    await Promise.all([first, ...all]);
    expect(done).toEqual(["urgent", "other", "late"]);
  });
});

describe("giving way", () => {
  /** A machine whose processors were used by others to these shares, one reading after another. */
  const machine = (...shares: number[]) => {
    let [busy, all, reads] = [0, 0, 0];
    const read = () => {
      all += 1_000;
      busy += 1_000 * (shares[reads] ?? 0);
      reads += 1;
      return { busy, all };
    };
    return { way: new GivingWay(read), reads: () => reads };
  };

  it("waits while others need the machine, and not before the first piece", async () => {
    const { way, reads } = machine(1, 0.5, 0.9, 0.95, 0.2);
    await way.turn(never);
    await way.turn(never);
    expect(reads()).toBe(2);
    await way.turn(never);
    expect(reads()).toBe(5);
  });

  it("ends with the signal", async () => {
    const { way, reads } = machine(0, ...Array.from({ length: 50 }, () => 1));
    await way.turn(never);
    await way.turn(AbortSignal.timeout(300));
    expect(reads()).toBeLessThan(6);
  });
});

describe("an error while a piece is made", () => {
  it("counts against the piece only if the piece is to blame", () => {
    const full = Object.assign(new Error("write"), { code: "ENOSPC" });
    const errors: [unknown, string | null][] = [
      [new ComposeError("failed"), "failed"],
      [new ComposeError("too_slow"), "too_slow"],
      [new Error("a notation that isn't known"), "failed"],
      [new ComposeError("not_installed"), null],
      [
        new ComposeError("failed", {
          cause: new Error("av_interleaved_write_frame(): No space left on device"),
        }),
        null,
      ],
      [full, null],
      [new StorageError("away", "It is away."), null],
      [new StorageError("missing", "It is gone."), "missing"],
      [new Problem("service_unavailable", "Not now."), null],
      [Object.assign(new Error("gone"), { code: "ECONNREFUSED" }), null],
      [Object.assign(new Error("taken"), { code: "23505" }), null],
    ];
    for (const [error, failure] of errors) expect([error, pieceFailure(error)]).toEqual([error, failure]);
    expect([isDiskFull(full), isDiskFull(new Error("other"))]).toEqual([true, false]);
  });
});
