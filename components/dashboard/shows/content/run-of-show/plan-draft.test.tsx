import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { PlanSession } from "@/lib/editors/plan/plan-session";
import { PlanDraft } from "./plan-draft";
import { type Draft, usePlanDraft } from "./use-plan-draft";

vi.mock("./use-plan-draft");

function shown(more: Partial<Draft>): string {
  const draft = { status: "ready", source: "rules", keep_edits: true, changes: [], note: null, ...more };
  vi.mocked(usePlanDraft).mockReturnValue({ draft, rows: [] } as unknown as ReturnType<typeof usePlanDraft>);
  const session = {} as PlanSession;
  return renderToStaticMarkup(<PlanDraft slug="looms" initial={null} session={session} />);
}

it("says whether a draft changes nothing, or can't be combined with what people wrote", () => {
  expect(shown({ fits: true })).toContain("The draft matches the current run of show.");
  const unfit = shown({ fits: false, note: "The agenda adds up to 35 minutes." });
  expect(unfit).toContain("The draft can&#x27;t be combined with your edits.");
  expect(unfit).toContain("35 minutes");
  expect(unfit).not.toContain("matches");
  expect(unfit).toContain("Generate and overwrite my edits");
});

it("offers to apply only what fits", () => {
  const changes = [{ change: "added", segment_id: "talk", title: "Talk", fields: [] }] as Draft["changes"];
  expect(shown({ fits: true, changes })).toContain("Apply draft");
  const unfit = shown({ fits: false, changes });
  expect(unfit).toContain("The draft can&#x27;t be combined with your edits.");
  expect(unfit).toContain("Generate and overwrite my edits");
  expect(unfit).not.toContain("Apply");
  const table = shown({ fits: false, changes, source: "person" });
  expect(table).toContain("there are more than 100 segments");
  expect(table).toContain("Discard");
  expect(table).not.toMatch(/Apply|Generate and overwrite/);
});
