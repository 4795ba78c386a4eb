import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import { runOnDashboard } from "@/test/support/run-on-dashboard";
import { useEnvironment } from "../../../../access/environment";
import { programWith, recordingWith } from "../facts/example-recording";
import type { Recording } from "../facts/recording";
import { recordingQuery } from "../facts/recording-query";
import { useTranscript } from "../transcript/use-transcript";
import { type EditDraft, type Edited, newDraft } from "./edit";
import { useEditForm } from "./use-edit-form";
import { useEditing } from "./use-editing";
import { useOtherVersion } from "./use-other-version";

const { api, toast } = vi.hoisted(() => ({ api: vi.fn(), toast: { error: vi.fn(), success: vi.fn() } }));
vi.mock("@/lib/client/api", () => ({ api }));
vi.mock("sonner", () => ({ toast }));

const at = (version: number): Recording => recordingWith({ state: "ready", version, program: programWith() });
const EDITED = {
  edit: { id: "edt_1", number: 1, kind: "drop", from_sec: 1, to_sec: 1, length_sec: 1, details: null },
  version: 2,
} as unknown as Edited;
const conflict = new ApiError({
  ...{ code: "version_conflict", status: 409, message: "Changed." },
  fields: { expected_version: "conflict" },
});
const cut = (from: string) => newDraft("drop", 1, { from, to: "0:20" });
const pressed = { preventDefault: () => undefined };

/** What the server answers, by operation. */
let answers: Record<string, (options: { body?: Record<string, unknown> }) => unknown>;

beforeEach(() => {
  vi.resetAllMocks();
  answers = {};
  api.mockImplementation(async (id: string, options) => ({ data: await answers[id]?.(options), meta: {} }));
});

it("an edit is made as soon as it's answered, however long the reads after it take", async () => {
  const transcript = Promise.withResolvers<null>();
  answers = { getTranscript: () => null, editRecording: () => EDITED };
  const page = await runOnDashboard(() => {
    useTranscript(at(1));
    return useEditing(at(1), () => "Ada");
  }, undefined);
  answers.getTranscript = () => transcript.promise;
  const made = vi.fn();
  await page.act(() => void page.result().make({ kind: "drop" }, 1).then(made));
  await page.until(() => api.mock.calls.filter(([id]) => id === "getTranscript").length === 2);
  expect(made).toHaveBeenCalledWith(EDITED);
  await page.act(() => transcript.resolve(null));
});

it("an edit that was cancelled while it's made doesn't close the next one", async () => {
  const making = Promise.withResolvers<Edited>();
  const onClose = vi.fn();
  const form = {
    ...{ recording: at(1), draft: cut("0:10"), isMaking: false },
    ...{ onDraft: () => undefined, onClose, make: () => making.promise },
  };
  const first = await runOnDashboard(useEditForm, form);
  await first.act(() => void first.result().submit(pressed));
  await first.unmount();
  await runOnDashboard(useEditForm, { ...form, draft: cut("0:12") });
  await first.act(() => making.resolve(EDITED));
  expect(onClose).not.toHaveBeenCalled();
});

it("one's own new version, read while the edit is made, isn't shown as someone else's", async () => {
  const form = {
    ...{ recording: at(2), draft: cut("0:10"), isMaking: true },
    ...{ onDraft: () => undefined, onClose: () => undefined, make: async () => EDITED },
  };
  const page = await runOnDashboard(useEditForm, form);
  expect(page.result().behind).toBe(false);
  await page.render({ ...form, isMaking: false });
  expect(page.result().behind).toBe(true);
});

it("after a colleague's edit, one press continues with the times that were typed", async () => {
  const read = Promise.withResolvers<Recording>();
  answers = {
    getRecording: () => read.promise,
    editRecording: ({ body }) => {
      if (body?.expected_version === 1) throw conflict;
      return EDITED;
    },
  };
  const make = vi.fn<(request: object, version: number) => Promise<Edited>>().mockRejectedValue(conflict);
  const page = await runOnDashboard(() => {
    const { as } = useEnvironment();
    const { data: recording } = useQuery({
      ...recordingQuery(as, at(1).event_slug, at(1).id),
      ...{ initialData: at(1), staleTime: Infinity },
    });
    const [draft, setDraft] = useState<EditDraft>(cut("0:10"));
    const form = useEditForm({
      ...{ recording, draft, onDraft: setDraft, onClose: () => undefined, make, isMaking: false },
    });
    const other = useOtherVersion(recording, (version) => form.change({ version }));
    return { draft, form, other };
  }, undefined);
  await page.act(() => page.result().form.submit(pressed));
  expect(page.result().form.behind).toBe(true);
  await page.act(() => void page.result().other.goOn());
  await page.act(() => page.result().form.change({ from: "0:11" }));
  await page.act(() => read.resolve(at(2)));
  await page.until(({ form }) => !form.behind);
  expect(page.result().draft).toMatchObject({ version: 2, from: "0:11" });
  make.mockResolvedValue(EDITED);
  await page.act(() => page.result().form.submit(pressed));
  expect(make.mock.lastCall?.[1]).toBe(2);
});

it("a recording that can't be read keeps what was typed, and says so", async () => {
  answers = {
    getRecording: () => {
      throw new ApiError({ code: "offline", message: "No connection." });
    },
  };
  const onContinue = vi.fn();
  const page = await runOnDashboard(() => useOtherVersion(at(1), onContinue), undefined);
  await page.act(() => page.result().goOn());
  expect(onContinue).not.toHaveBeenCalled();
  expect(toast.error).toHaveBeenCalledWith("No connection.");
  expect(page.result().isBusy).toBe(false);
});
