import { describe, expect, it } from "vitest";
import type { EditServer } from "@/lib/editors/session/edit-session";
import { type Plan, PlanSegmentSchema } from "@/lib/stage";
import { setField } from "./plan-editor";
import { openPlanSession, type PlanSession } from "./plan-session";

const part = (id: string, more: object = {}) =>
  PlanSegmentSchema.parse({ id, title: `Part ${id}`, type: "talk", duration_sec: 300, ...more });
const planOf = (...segments: Plan["segments"]): Plan => ({ segments, ticker: [], questions: [] });

/** A server with one plan that behaves like the real one: versions increase, and a stale one is rejected. */
class OnePlan implements EditServer<Plan> {
  stored: { value: Plan; version: number };
  down = false;
  held: Promise<void> | undefined;
  saves = 0;

  constructor(plan: Plan) {
    this.stored = { value: plan, version: 1 };
  }

  async save(plan: Plan, version: number) {
    await this.held;
    if (this.down) throw new Error("offline");
    if (version !== this.stored.version) throw new Error("conflict");
    this.saves += 1;
    this.stored = { value: plan, version: version + 1 };
    return { version: version + 1 };
  }

  async read() {
    if (this.down) throw new Error("offline");
    return this.stored;
  }

  kindOf(error: unknown) {
    const { message } = error as Error;
    return message === "conflict" || message === "offline" ? message : "refused";
  }
}

function makeKeeper() {
  const keeper = {
    text: null as string | null,
    read: () => keeper.text,
    write: (text: string | null) => {
      keeper.text = text;
    },
  };
  return keeper;
}

const start = () => {
  const server = new OnePlan(planOf(part("a"), part("b")));
  const keeper = makeKeeper();
  return { server, keeper, session: openPlanSession(server.stored, server, keeper) };
};
const title = (session: PlanSession, id: string, text: string) =>
  session.apply((editor) => setField(editor, id, "title", text));
const titles = ({ segments }: Plan) => segments.map((segment) => segment.title);

describe("a session", () => {
  it("saves what was typed, and nothing when nothing changed", async () => {
    const { server, session, keeper } = start();
    await session.save();
    expect(server.saves).toBe(0);
    title(session, "a", "Hello");
    expect(session.get().state).toEqual({ is: "unsaved" });
    await session.save();
    expect(titles(server.stored.value)).toEqual(["Hello", "Part b"]);
    expect([session.get().state, keeper.text]).toEqual([{ is: "saved" }, null]);
  });

  it("saves again what was typed during a save", async () => {
    const { server, session } = start();
    let release = () => {};
    server.held = new Promise<void>((resolve) => {
      release = () => resolve();
    });
    title(session, "a", "One");
    const saving = session.save();
    expect(session.get().state).toEqual({ is: "saving" });
    title(session, "a", "One more");
    release();
    await saving;
    expect([titles(server.stored.value)[0], server.saves]).toEqual(["One more", 2]);
  });

  it("merges two people's edits", async () => {
    const { server, session } = start();
    const other = openPlanSession(server.stored, server, makeKeeper());
    title(session, "a", "Mine");
    title(other, "b", "Theirs");
    await Promise.all([session.save(), other.save()]);
    await session.look();
    await other.look();
    expect(titles(server.stored.value)).toEqual(["Mine", "Theirs"]);
    for (const one of [session, other]) {
      expect(titles(one.get().editor.plan)).toEqual(["Mine", "Theirs"]);
      expect(one.get().state).toEqual({ is: "saved" });
    }
  });

  it("keeps what it can't send, even over a reload", async () => {
    const { server, session, keeper } = start();
    server.down = true;
    title(session, "a", "Typed offline");
    await session.save();
    expect(session.get().state).toEqual({ is: "offline" });
    server.down = false;
    server.stored = { value: planOf(part("a"), part("b", { title: "Theirs" })), version: 2 };
    const again = openPlanSession(server.stored, server, keeper);
    expect(titles(again.get().editor.plan)).toEqual(["Part a", "Theirs"]);
    again.restore();
    expect(titles(again.get().editor.plan)).toEqual(["Typed offline", "Theirs"]);
    await again.save();
    expect(titles(server.stored.value)).toEqual(["Typed offline", "Theirs"]);
    expect(keeper.text).toBeNull();
  });

  it("doesn't save an invalid plan, and says why", async () => {
    const { server, session, keeper } = start();
    title(session, "b", " ");
    expect(session.get().state).toEqual({ is: "held", why: "Segment 2 needs a title." });
    await session.save();
    expect(server.saves).toBe(0);
    expect(keeper.text).toContain('"title":" "');
    title(session, "b", "Better");
    await session.save();
    expect(titles(server.stored.value)).toEqual(["Part a", "Better"]);
  });

  it("notifies subscribers until they unsubscribe", () => {
    const { session } = start();
    let heard = 0;
    const stop = session.subscribe(() => {
      heard += 1;
    });
    title(session, "a", "x");
    title(session, "a", "x");
    stop();
    title(session, "a", "y");
    expect(heard).toBe(1);
  });
});
