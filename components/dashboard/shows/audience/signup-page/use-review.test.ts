import { expect, it, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import { type EditServer, EditSession } from "@/lib/editors/session/edit-session";
import { fieldsEditing, setFields } from "@/lib/editors/session/fields-editor";
import { runHook } from "@/test/support/run-hook";
import { kindOfError } from "../../../parts/editing/use-edit-session";
import { useReview } from "./use-review";

type Title = { title: string };

it("a signup page that couldn't be saved isn't offered for publishing", async () => {
  const offline = new ApiError({ code: "offline", message: "No connection." });
  const save = vi.fn<EditServer<Title>["save"]>().mockRejectedValueOnce(offline);
  const stored = { value: { title: "Looms" }, version: 1 };
  const server = { save, read: async () => stored, kindOf: kindOfError };
  const keeper = { read: () => null, write: () => undefined };
  const session = new EditSession(
    fieldsEditing<Title>(() => null),
    stored,
    server,
    keeper,
  );
  session.apply((editor) => setFields(editor, { title: "Cards" }));
  const button = await runHook(() => useReview(session as never), undefined);
  await button.act(() => button.result().look());
  expect(button.result()).toMatchObject({ open: false, busy: false });
  save.mockResolvedValueOnce({ version: 2 });
  await button.act(() => button.result().look());
  expect(button.result().open).toBe(true);
});
