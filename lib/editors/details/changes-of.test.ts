import { describe, expect, it } from "vitest";
import { exampleEvent } from "@/lib/modules/shows/events/examples-schema";
import { UpdateEventInput } from "@/lib/modules/shows/events/schema";
import { changesOf, PLACES } from "./changes-of";
import { type Details, detailsOf } from "./details";
import { detailsProblem } from "./details-problem";

const before = detailsOf(exampleEvent);

describe("changes to a show's settings", () => {
  it("contain only what differs, in the shape that updateEvent takes", () => {
    expect(changesOf(before, before)).toEqual({});
    const after: Details = {
      ...before,
      capacity: "40",
      host_name: "Ana Lima",
      host_email: "",
      chat: false,
      accent: "",
      starts_at: "",
    };
    expect(changesOf({ ...before, accent: "#0f766e", host_email: "ana@example.com" }, after)).toEqual({
      starts_at: null,
      host: { name: "Ana Lima", email: "" },
      capacity: 40,
      watch: { chat: false },
      brand: { accent: null },
    });
  });

  it("are accepted by updateEvent for every setting", () => {
    const other: Details = {
      ...before,
      title: "Another",
      starts_at: "2035-03-04T18:00:00.000Z",
      minutes: "45",
      timezone: "Europe/Lisbon",
      language: "de",
      description: "Words",
      series: "mornings",
      host_name: "A",
      host_title: "B",
      host_company: "C",
      host_email: "a@example.com",
      host_photo: "https://example.com/a.png",
      host_photo_asset: "ast_1",
      logo: "https://example.com/l.png",
      logo_asset: "ast_2",
      capacity: "10",
      hold_min: "60",
      approval_domains: ["example.com"],
      survey_question: "Well?",
      holding_sec: "30",
      holding_line: "Back in a minute.",
      keep_days: "30",
      http_audience: "always",
      theme: "retro",
      accent: "#123456",
      social: "#looms",
      voice: "onyx",
      intro: "Hello",
      replay: "until",
      until: "2035-04-04T18:00:00.000Z",
      after_message: "Thanks",
      clip_slots: "3",
    };
    for (const name of Object.keys(PLACES) as (keyof Details)[])
      if (typeof before[name] === "boolean") Object.assign(other, { [name]: !before[name] });
    const body = changesOf(before, other);
    const unchanged = Object.entries(PLACES).filter(([, { path }]) => {
      const [group = "", member] = path.split(".");
      const value = body[group] as Record<string, unknown> | undefined;
      return value === undefined || (member !== undefined && value[member] === undefined);
    });
    expect(unchanged).toEqual([]);
    expect(UpdateEventInput.safeParse(body).error?.issues).toBeUndefined();
  });

  it("leave out a required number that was emptied, and clear a limit that was emptied", () => {
    expect(changesOf({ ...before, capacity: "40" }, { ...before, capacity: " ", minutes: "" })).toEqual({
      capacity: null,
    });
  });
});

it("names the field that can't be saved yet", () => {
  expect(detailsProblem(before)).toBeNull();
  const cases: [Partial<Details>, string][] = [
    [{ title: " " }, "title"],
    [{ minutes: "soon" }, "minutes"],
    [{ capacity: "many" }, "capacity"],
    [{ capacity: "1.5" }, "capacity"],
    [{ hold_min: "" }, "hold_min"],
    [{ holding_sec: "4" }, "holding_sec"],
    [{ holding_sec: "121" }, "holding_sec"],
    [{ keep_days: "0" }, "keep_days"],
    [{ keep_days: "3651" }, "keep_days"],
    [{ replay: "until", until: "" }, "until"],
    [{ timezone: "" }, "timezone"],
  ];
  for (const [change, field] of cases)
    expect(detailsProblem({ ...before, ...change })?.field, JSON.stringify(change)).toBe(field);
  expect(detailsProblem({ ...before, capacity: "", keep_days: "" })).toBeNull();
});
