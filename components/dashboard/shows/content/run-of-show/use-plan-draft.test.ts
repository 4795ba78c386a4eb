import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import { setField } from "@/lib/editors/plan/plan-editor";
import { openPlanSession } from "@/lib/editors/plan/plan-session";
import { type Plan, PlanSegmentSchema } from "@/lib/stage";
import { runOnDashboard } from "@/test/support/run-on-dashboard";
import { kindOfError } from "../../../parts/editing/use-edit-session";
import { type Draft, usePlanDraft } from "./use-plan-draft";

const { api, toast } = vi.hoisted(() => ({ api: vi.fn(), toast: { error: vi.fn() } }));
vi.mock("@/lib/client/api", () => ({ api }));
vi.mock("sonner", () => ({ toast }));

const PLAN: Plan = {
  segments: [PlanSegmentSchema.parse({ id: "a", title: "Looms", type: "talk", duration_sec: 300 })],
  ...{ ticker: [], questions: [] },
};
const DRAFT = { id: "drf_1", status: "ready", changes: [] } as unknown as Draft;
const save = vi.fn();

beforeEach(() => void vi.resetAllMocks());

/** A draft of version 4, and a title that isn't saved yet. */
async function open() {
  const stored = { value: PLAN, version: 4 };
  const server = { save, read: async () => stored, kindOf: kindOfError };
  const session = openPlanSession(stored, server, { read: () => null, write: () => undefined });
  session.apply((editor) => setField(editor, "a", "title", "Mine"));
  api.mockResolvedValue({ data: { ...PLAN, version: 4, draft: DRAFT }, meta: {} });
  const page = await runOnDashboard(() => usePlanDraft("looms", DRAFT, session), undefined);
  await page.until(() => api.mock.calls.length === 1);
  await page.until(({ draft }) => draft !== null);
  return page;
}
const decided = () => api.mock.calls.filter(([id]) => id === "decidePlanDraft").map(([, { body }]) => body);

it("a draft is accepted on the version that was just saved", async () => {
  save.mockResolvedValue({ version: 5 });
  const page = await open();
  await page.act(() => page.result().end("take"));
  await page.until(() => decided().length > 0);
  expect(decided()).toEqual([{ action: "take", draft_id: "drf_1", expected_version: 5 }]);
});

it("a draft isn't accepted while edits can't be saved", async () => {
  save.mockRejectedValue(new ApiError({ code: "offline", message: "No connection." }));
  const page = await open();
  await page.act(() => page.result().end("take"));
  await page.until(() => toast.error.mock.calls.length > 0);
  expect(decided()).toEqual([]);
});
