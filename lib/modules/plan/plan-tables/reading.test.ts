import { describe, expect, it } from "vitest";
import { findHeader } from "@/lib/platform/tables/find-header";
import { type Plan, PlanSegmentSchema } from "@/lib/stage";
import { clockIn, spanIn } from "./cells/clock-text";
import { lengthIn } from "./cells/length-in";
import { detectColumns } from "./columns/detect-columns";
import { tableLines, titledColumns } from "./columns/table-lines";
import { planRows } from "./exporting/plan-rows";
import { planOfTable } from "./importing/plan-of-table";
import type { TableAround } from "./table-around";

const around: TableAround = {
  people: [
    { id: "gst_ada", name: "Ada Lovelace" },
    { id: "gst_one", name: "Sam Lee" },
    { id: "gst_two", name: "sam  lee" },
  ],
  hostName: "Ana Lima",
  decks: [{ id: "prs_a", name: "Engines.pdf", pages: 12 }],
  videos: [{ id: "vid_a", name: "Trailer" }],
  startsAt: new Date("2031-05-01T17:00:00Z"),
  timezone: "Europe/Berlin",
  seconds: 3_600,
};

const part = (id: string, title: string, more: object = {}) =>
  PlanSegmentSchema.parse({ id, title, type: "talk", duration_sec: 600, ...more });

const PLAN: Plan = {
  segments: [
    part("seg_1", "Welcome", { type: "intro", duration_sec: 300, assignee: "host" }),
    part("seg_2", "Engines", {
      assignee: "gst_ada",
      notes: "=1+1\r\nsecond line",
      script: "'=quoted",
      questions: ["Why?", "What; if?"],
      slide: { presentation_id: "prs_a", page: 3 },
      poll: { question: "Which?", options: ["This; or that", "Neither"] },
      ticker: "-10 %",
      emcee_line: "And now",
      layout: "duo",
      duration_sec: 1_830,
    }),
    part("seg_3", "Twins", {
      ...{ type: "panel", assignee: "gst_two" },
      ...{ video: { video_id: "vid_a" }, whiteboard: true },
    }),
    part("seg_4", "Band", { type: "hot_take", assignee: "The Fences" }),
  ],
  ticker: ["Hello"],
  questions: ["Anything else?"],
};

let made = 0;

function read(
  text: readonly (readonly string[])[],
  current: Plan = { ...PLAN, segments: [] },
  isWorkbook = false,
) {
  const [header = [], ...rows] = text.slice(findHeader(text, titledColumns) ?? 0);
  const table = tableLines(
    header,
    rows.map((cells, index) => ({ row: index + 1, cells })),
  );
  if (!table) throw new Error("no header");
  return planOfTable(table, current, { around, isWorkbook, makeId: () => `seg_new${++made}` });
}

const lengths = ({ plan }: { plan: Plan }) => plan.segments.map(({ duration_sec }) => duration_sec);

describe("an exported table", () => {
  it("changes nothing when imported again", () => {
    expect(read(planRows(PLAN, around), PLAN)).toEqual({ plan: PLAN, findings: [] });
  });

  it("shows times in the show's time zone, and people and decks by name", () => {
    const [header = [], welcome = [], engines = [], twins = []] = planRows(PLAN, around);
    const cell = (row: readonly string[], name: string) => row[header.indexOf(name)];
    expect([cell(welcome, "Start"), cell(welcome, "Length"), cell(welcome, "Speaker")]).toEqual([
      "19:00",
      "0:05:00",
      "Host",
    ]);
    expect([cell(engines, "Start"), cell(engines, "Speaker"), cell(engines, "Slide")]).toEqual([
      "19:05",
      "Ada Lovelace",
      "Engines.pdf, 3",
    ]);
    expect([cell(twins, "Start"), cell(twins, "Speaker")]).toEqual(["19:35:30", "gst_two"]);
  });

  it("moves, renames, adds and removes segments by row, and keeps fields without a column", () => {
    const { plan, findings } = read(
      [
        ["ID", "Title", "Length", "Speaker"],
        ["seg_2", "Engines, live", "30", "Ana Lima"],
        ["seg_1", "Welcome", "0:05:00", "Host"],
        ["", "Break", "5 min", ""],
        ["seg_1", "Welcome again", "0:05:00", "Host"],
      ],
      PLAN,
    );
    expect(findings).toEqual([]);
    expect(plan.segments[0]).toEqual({
      ...PLAN.segments[1],
      title: "Engines, live",
      duration_sec: 1_800,
      assignee: "host",
    });
    expect(plan.segments[1]).toEqual(PLAN.segments[0]);
    expect(plan.segments.slice(2).map(({ id, title, type }) => [/^seg_new/.test(id), title, type])).toEqual([
      [true, "Break", "break"],
      [true, "Welcome again", "talk"],
    ]);
    expect(plan.ticker).toEqual(["Hello"]);
  });

  it("reads a video by name or id and the whiteboard by yes, and reports anything else", () => {
    const rows = (video: string, board: string) => [
      ["ID", "Title", "Video", "Whiteboard"],
      ["seg_2", "Engines", video, board],
    ];
    for (const video of ["trailer", "vid_a"])
      expect(read(rows(video, "Ja"), PLAN).plan.segments).toEqual([
        { ...PLAN.segments[1], video: { video_id: "vid_a" }, whiteboard: true },
      ]);
    const { plan, findings } = read(rows("Teaser", "perhaps"), PLAN);
    expect(plan.segments).toEqual([PLAN.segments[1]]);
    expect(findings.map(({ field }) => field)).toEqual(["video", "whiteboard"]);
  });

  it("clears fields whose cells are blank", () => {
    const { plan } = read(
      [
        ["ID", "Title", "Notes", "Poll", "Answers", "Slide"],
        ["seg_2", "Engines", "", "", "", ""],
      ],
      PLAN,
    );
    expect(plan.segments).toEqual([{ ...PLAN.segments[1], notes: "", poll: null, slide: null }]);
  });
});

describe("a hand-written table", () => {
  it("is recognised by German column names, below other rows", () => {
    const { plan, findings } = read([
      ["Ablaufplan Frühjahr", "", ""],
      ["Stand: 3. Mai", "", ""],
      ["Uhrzeit", "Thema", "Sprecher:in"],
      ["19.00 Uhr", "Begrüßung", "Ana Lima"],
      ["19.10 Uhr", "Maschinen", "ada lovelace"],
      ["19.40 Uhr", "Pause", ""],
    ]);
    expect(findings).toEqual([]);
    expect(plan.segments).toMatchObject([
      { title: "Begrüßung", type: "intro", duration_sec: 600, assignee: "host" },
      { title: "Maschinen", type: "talk", duration_sec: 1_800, assignee: "gst_ada" },
      { title: "Pause", type: "break", duration_sec: 1_200, assignee: null },
    ]);
  });

  it("reports gaps, overlaps and a different start, and puts segments back to back", () => {
    const told = read([
      ["Time", "Duration", "Topic"],
      ["19:15", "10", "A"],
      ["19:30", "20", "B"],
      ["19:40", "5", "C"],
    ]);
    expect(lengths(told)).toEqual([600, 1_200, 300]);
    expect(
      told.findings.map(({ row, field, message }) => [row, field, /\d+ min/.exec(message)?.[0]]),
    ).toEqual([
      [1, "start", "15 min"],
      [2, "start", "5 min"],
      [3, "start", "10 min"],
    ]);
  });

  it("reports each cell it can't use, and keeps the previous value", () => {
    const { plan, findings } = read(
      [
        ["Title", "Min", "Speaker", "Slide", "Kind", "Poll", "Answers", "Layout"],
        ["Engines", "soon", "Sam Lee", "Engines.pdf, 13", "Lullaby", "Which?", "One", "circle"],
        ["", "60", "", "", "", "", "", ""],
      ],
      PLAN,
    );
    expect(plan.segments).toEqual([PLAN.segments[1]]);
    expect(findings.map(({ row, field }) => [row, field])).toEqual([
      [1, "length"],
      [1, "type"],
      [1, "assignee"],
      [1, "slide"],
      [1, "layout"],
      [1, "poll"],
      [2, "title"],
    ]);
  });

  it("stays fast on cells crafted to slow it down", () => {
    const blanks = `a${" ".repeat(100_000)}b`;
    const { findings } = read([
      ["Title", "Time", "Length", "Slide", "Kind", "Layout", `${"(".repeat(50_000)}\n`],
      ["A", blanks, blanks, blanks, blanks, blanks, blanks],
    ]);
    expect(new Set(findings.map(({ field }) => field))).toEqual(
      new Set(["length", "slide", "type", "layout"]),
    );
  });

  it("has no header when no column is named like a title", () => {
    expect(tableLines(["Wann", "Raum"], [{ row: 1, cells: ["19:00", "3"] }])).toBeUndefined();
  });
});

describe("lengths", () => {
  const csv = { inSeconds: false, isWorkbook: false };
  it.each([
    ["5", 300],
    ["2,5", 150],
    ["1h 10m", 4_200],
    ["1 Std. 10 Min.", 4_200],
    ["1h10", 4_200],
    ["90 s", 90],
    ["45 Minuten", 2_700],
    ["10'", 600],
    ["0:05:30", 330],
    ["soon", undefined],
    ["", undefined],
    ["-5", undefined],
  ])("%j", (text, seconds) => {
    expect(lengthIn(text, csv)?.seconds).toBe(seconds);
  });

  it("are fractions of a day in a workbook, and minutes when hours are impossible", () => {
    const workbook = { inSeconds: false, isWorkbook: true };
    const seconds = (days: number) => lengthIn(String(days), workbook)?.seconds;
    // The value shown in a cell that is formatted as a time.
    expect(lengthIn("5:30:00", workbook)?.seconds).toBe(330);
    expect(lengthIn("1:30:00", workbook)?.seconds).toBe(5_400);
    expect(lengthIn("45:00:00", workbook)?.seconds).toBe(2_700);
    expect(seconds(330 / 86_400)).toBe(330);
    expect(seconds((5 * 60 + 30) / 1_440)).toBe(330);
    expect(seconds(12)).toBe(720);
  });

  it("that are ambiguous are read as whatever is closer to the show's length", () => {
    const rows = (one: string, other: string) => [
      ["Title", "Duration"],
      ["A", one],
      ["B", other],
    ];
    expect(lengths(read(rows("0:20", "0:40")))).toEqual([1_200, 2_400]);
    expect(lengths(read(rows("20:00", "40:00")))).toEqual([1_200, 2_400]);
  });

  it("are in seconds when their column says so", () => {
    expect(detectColumns(["Title", "duration_sec"]).inSeconds).toBe(true);
    expect(detectColumns(["Title", "Duration (min)"])).toMatchObject({ inSeconds: false });
    expect(
      lengths(
        read([
          ["Title", "Dauer (Sek.)"],
          ["A", "90"],
        ]),
      ),
    ).toEqual([90]);
  });
});

describe("times of day", () => {
  it.each([
    ["19:05", 68_700],
    ["7:05 pm", 68_700],
    ["7 p.m.", 68_400],
    ["12:00 am", 0],
    ["19h05", 68_700],
    ["19 Uhr", 68_400],
    ["2031-05-01T19:05", 68_700],
    ["01.05.2031 19:05", 68_700],
    [String(68_700 / 86_400), 68_700],
    [String(47_969 + 68_700 / 86_400), 68_700],
    ["25:00", undefined],
    ["19", undefined],
    ["later", undefined],
  ])("%j", (text, seconds) => {
    expect(clockIn(text)).toBe(seconds);
  });

  it("can be a range", () => {
    expect(spanIn("19:05 – 19:20")).toEqual({ start: 68_700, end: 69_600 });
    expect(spanIn("23:50-0:05")).toEqual({ start: 85_800, end: 300 });
    expect(spanIn("19:05")).toEqual({ start: 68_700 });
    expect(
      lengths(
        read([
          ["Zeit", "Was"],
          ["23:50 – 0:05", "A"],
          ["0:05–0:35", "B"],
        ]),
      ),
    ).toEqual([900, 1_800]);
  });
});
