import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Field } from "@/components/ui/field";
import { PlanSchema, type PlanSegment } from "@/lib/stage";
import { drawnElements } from "@/test/support/drawn-elements";
import { PlanRowDetails } from "./plan-row-details";

const words = (count: number) => "word ".repeat(count);

function hintOf(label: string, fields: Partial<PlanSegment>): string {
  const [segment] = PlanSchema.parse({
    segments: [{ id: "s1", title: "Talk", type: "talk", duration_sec: 120, ...fields }],
  }).segments;
  if (!segment) throw new Error("No segment.");
  const nothing = () => undefined;
  const drawn = PlanRowDetails({ segment, videos: [], set: nothing, setFields: nothing });
  const [field] = drawnElements(drawn, Field).filter(({ props }) => props.label === label);
  return renderToStaticMarkup(field?.props.hint);
}

it("says how long a script and an announcer line take to say", () => {
  expect(hintOf("Script", { script: words(250) })).toBe("About 1 min 40 s to say");
  expect(hintOf("Announcer", { emcee_line: words(100) })).toBe("About 40 s to say");
  expect(hintOf("Announcer", { emcee_line: "Welcome!" })).toBe("About 5 s to say");
  expect(hintOf("Script", { script: "" })).toBe("");
});

it("warns about a script that is longer than its segment", () => {
  const hint = hintOf("Script", { script: words(400) });
  expect(hint).toContain("About 2 min 40 s to say, longer than the segment (2 min)");
  expect(hint).toContain("text-warn");
});
