import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Plan, PlanSegmentSchema } from "@/lib/stage";
import { mergePlans } from "./merge-plans";
import {
  abandonGesture,
  addSegment,
  isUnsaved,
  moveSegment,
  openPlan,
  type PlanEditor,
  redo,
  removeSegment,
  setField,
  setFields,
  setList,
  takeAsStep,
  takeTheirs,
  undo,
} from "./plan-editor";
import { openWithUnsaved, unsavedEdits } from "./unsaved-edits";

const part = (id: string, more: object = {}) =>
  PlanSegmentSchema.parse({ id, title: `Part ${id}`, type: "talk", duration_sec: 300, ...more });
const planOf = (...ids: string[]): Plan => ({
  segments: ids.map((id) => part(id)),
  ticker: [],
  questions: [],
});
const idsOf = ({ segments }: Plan) => segments.map(({ id }) => id).join("");
const open = (...ids: string[]) => openPlan(planOf(...ids), 1);

describe("undo", () => {
  it("reverts typed text in one step and every other change in its own", () => {
    let editor = open("a", "b");
    for (const title of ["W", "We", "Wel"]) editor = setField(editor, "a", "title", title);
    editor = setField(editor, "b", "title", "Other");
    editor = moveSegment(editor, "b", "up");
    expect([idsOf(editor.plan), editor.plan.segments[0]?.title]).toEqual(["ba", "Other"]);
    editor = undo(editor);
    expect(idsOf(editor.plan)).toBe("ab");
    editor = undo(undo(editor));
    expect(editor.plan).toEqual(planOf("a", "b"));
    expect(undo(editor)).toBe(editor);
    expect(isUnsaved(editor)).toBe(false);
    editor = redo(redo(redo(editor)));
    expect([idsOf(editor.plan), editor.plan.segments[1]?.title]).toEqual(["ba", "Wel"]);
  });

  it("reverts several fields of one choice together", () => {
    const chosen = setFields(open("a"), "a", { video: { video_id: "vid_1" }, whiteboard: false });
    const other = setFields(setField(chosen, "a", "title", "Film"), "a", { video: null, whiteboard: true });
    expect(undo(other).plan.segments[0]).toMatchObject({ video: { video_id: "vid_1" }, whiteboard: false });
    expect(setFields(other, "a", { whiteboard: true })).toBe(other);
  });

  it("keeps untouched segments as the same objects", () => {
    const editor = open("a", "b", "c");
    const { segments } = setField(editor, "b", "notes", "x").plan;
    expect(segments[0]).toBe(editor.plan.segments[0]);
    expect(segments[2]).toBe(editor.plan.segments[2]);
  });
});

describe("an abandoned drag", () => {
  it("leaves the plan and its undo history unchanged", () => {
    const before = setField(open("a", "b", "c"), "a", "title", "Welcome");
    let editor = moveSegment(before, "a", 1, "drag");
    editor = moveSegment(editor, "a", 2, "drag");
    expect(idsOf(editor.plan)).toBe("bca");
    const after = abandonGesture(editor, "drag");
    expect([after.plan, after.past, after.future]).toEqual([before.plan, before.past, before.future]);
    expect(abandonGesture(before, "drag")).toBe(before);
  });
});

describe("an accepted draft", () => {
  it("can be undone in one step, and so can everything before it", () => {
    const typed = setField(open("a", "b"), "a", "title", "Welcome");
    const saved = takeTheirs(typed, typed.plan, 2, typed.plan);
    const taken = takeAsStep(saved, planOf("b", "c"), 3);
    expect([idsOf(taken.plan), isUnsaved(taken), taken.version]).toEqual(["bc", false, 3]);
    const once = undo(taken);
    expect([once.plan, isUnsaved(once)]).toEqual([typed.plan, true]);
    expect(undo(once).plan).toEqual(planOf("a", "b"));
    expect(redo(once).plan).toEqual(taken.plan);
  });
});

describe("segments", () => {
  it("are moved, added and removed within the run of show", () => {
    const editor = open("a", "b", "c");
    expect(idsOf(moveSegment(editor, "a", "down").plan)).toBe("bac");
    expect(idsOf(moveSegment(editor, "a", 2).plan)).toBe("bca");
    expect(moveSegment(editor, "a", "up")).toBe(editor);
    expect(moveSegment(editor, "x", "up")).toBe(editor);
    expect(idsOf(addSegment(editor, part("d"), "a").plan)).toBe("adbc");
    expect(idsOf(addSegment(editor, part("d")).plan)).toBe("abcd");
    expect(idsOf(removeSegment(editor, "b").plan)).toBe("ac");
    expect(removeSegment(editor, "x")).toBe(editor);
  });
});

describe("two editors", () => {
  it("both keep their changes", () => {
    let mine = setField(open("a", "b", "c"), "a", "notes", "mine");
    mine = addSegment(mine, part("m"), "b");
    const theirs = { ...planOf("c", "a", "b", "t"), ticker: ["theirs"] };
    theirs.segments[1] = part("a", { title: "Theirs" });
    const both = takeTheirs(mine, theirs, 2);
    expect(idsOf(both.plan)).toBe("cabmt");
    expect(both.plan.segments[1]).toMatchObject({ title: "Theirs", notes: "mine" });
    expect(both).toMatchObject({ version: 2, conflicts: [], plan: { ticker: ["theirs"] } });
  });

  it("get a conflict where they changed the same field, and the local value wins", () => {
    const mine = setField(open("a"), "a", "title", "Mine");
    const both = takeTheirs(mine, { ...planOf("a"), segments: [part("a", { title: "Theirs" })] }, 2);
    expect(both.plan.segments[0]?.title).toBe("Mine");
    expect(both.conflicts).toEqual([
      { segmentId: "a", title: "Mine", field: "title", mine: "Mine", theirs: "Theirs" },
    ]);
  });

  it("can't remove a segment that the other one is editing", () => {
    const removed = removeSegment(open("a", "b"), "b");
    expect(idsOf(takeTheirs(removed, planOf("a", "b"), 2).plan)).toBe("a");
    const edited = { ...planOf("a"), segments: [part("a"), part("b", { notes: "Busy" })] };
    expect(idsOf(takeTheirs(removed, edited, 2).plan)).toBe("ab");
    const busy = setField(open("a", "b"), "b", "notes", "Busy");
    expect(idsOf(takeTheirs(busy, planOf("a"), 2).plan)).toBe("ab");
  });

  it("can undo their own changes without undoing the other's", () => {
    const mine = setField(open("a", "b"), "a", "title", "Mine");
    const theirs = { ...planOf("a", "b"), segments: [part("a"), part("b", { title: "Theirs" })] };
    const undone = undo(takeTheirs(mine, theirs, 2));
    expect(undone.plan).toEqual(theirs);
    expect(isUnsaved(undone)).toBe(false);
  });
});

it("keeps what was typed during a save", () => {
  const sent = setField(open("a"), "a", "title", "Sent");
  const typed = setField(sent, "a", "title", "Sent and more");
  const stored = { ...sent.plan };
  const saved = takeTheirs(typed, stored, 2, sent.plan);
  expect(saved.plan.segments[0]?.title).toBe("Sent and more");
  expect(isUnsaved(saved)).toBe(true);
  expect(isUnsaved(takeTheirs(sent, stored, 2, sent.plan))).toBe(false);
});

describe("after a reload", () => {
  it("restores what was typed, on top of what others saved", () => {
    const typed = setList(setField(open("a", "b"), "a", "notes", "Typed"), "ticker", ["x"]);
    const theirs = { ...planOf("a", "b"), segments: [part("a"), part("b", { title: "Theirs" })] };
    const back = openWithUnsaved(theirs, 5, unsavedEdits(typed));
    expect(back.plan.segments).toMatchObject([{ notes: "Typed" }, { title: "Theirs" }]);
    expect(back).toMatchObject({ version: 5, plan: { ticker: ["x"] } });
    expect(undo(back).plan).toEqual(theirs);
  });

  it("keeps an empty title, stores nothing when all is saved, and ignores corrupt data", () => {
    const empty = setField(open("a"), "a", "title", "");
    expect(openWithUnsaved(planOf("a"), 1, unsavedEdits(empty)).plan.segments[0]?.title).toBe("");
    expect(unsavedEdits(open("a"))).toBeNull();
    for (const rubbish of [null, "", "{", "{}", '{"version":1}'])
      expect(openWithUnsaved(planOf("a"), 3, rubbish)).toEqual(openPlan(planOf("a"), 3));
  });
});

describe("mergePlans", () => {
  const ids = ["a", "b", "c", "d", "e"];
  const plans = fc
    .tuple(fc.shuffledSubarray(ids), fc.array(fc.constantFrom("", "x", "y"), { minLength: 5, maxLength: 5 }))
    .map(
      ([order, notes]): Plan => ({
        segments: order.map((id, index) => part(id, { notes: notes[index] })),
        ticker: [],
        questions: [],
      }),
    );

  it("takes one side's changes when the other has none, and never duplicates a segment", () => {
    fc.assert(
      fc.property(plans, plans, plans, (base, mine, theirs) => {
        expect(mergePlans(base, base, theirs).plan).toEqual(theirs);
        expect(mergePlans(base, mine, mine).plan.segments).toEqual(expect.arrayContaining(mine.segments));
        const merged = mergePlans(base, mine, theirs).plan.segments.map(({ id }) => id);
        expect(new Set(merged).size).toBe(merged.length);
        expect(mergePlans(base, mine, base).plan.segments).toEqual(mine.segments);
      }),
    );
  });

  it("loses no edit from either side", () => {
    type Step = (editor: PlanEditor) => PlanEditor;
    const steps: fc.Arbitrary<Step> = fc.oneof(
      fc.tuple(fc.constantFrom(...ids), fc.string()).map(
        ([id, text]): Step =>
          (e) =>
            setField(e, id, "notes", text),
      ),
      fc.tuple(fc.constantFrom(...ids), fc.nat(4)).map(
        ([id, to]): Step =>
          (e) =>
            moveSegment(e, id, to),
      ),
    );
    fc.assert(
      fc.property(fc.array(steps), fc.array(steps), (my, their) => {
        const base = planOf(...ids);
        const mine = my.reduce((editor, step) => step(editor), openPlan(base, 1)).plan;
        const theirs = their.reduce((editor, step) => step(editor), openPlan(base, 1)).plan;
        const { plan, conflicts } = mergePlans(base, mine, theirs);
        for (const id of ids) {
          const [now, own, other] = [plan, mine, theirs].map(
            ({ segments }) => segments.find((one) => one.id === id)?.notes,
          );
          const clash = conflicts.find(({ segmentId }) => segmentId === id);
          expect(now).toBe(own === "" && !clash ? other : own);
          if (own !== "" && other !== "" && own !== other) expect(clash).toMatchObject({ theirs: other });
        }
      }),
    );
  });
});
