import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import { type EditServer, EditSession } from "@/lib/editors/session/edit-session";
import { fieldsEditing, setFields } from "@/lib/editors/session/fields-editor";
import { savedFirst } from "./saved-first";
import { kindOfError } from "./use-edit-session";

const toast = vi.hoisted(() => ({ error: vi.fn() }));
vi.mock("sonner", () => ({ toast }));

type Title = { title: string };
const save = vi.fn<EditServer<Title>["save"]>();

beforeEach(() => void vi.resetAllMocks());

function session() {
  const stored = { value: { title: "Looms" }, version: 1 };
  const server = { save, read: async () => stored, kindOf: kindOfError };
  const editing = fieldsEditing<Title>(({ title }) => (title === "" ? "Enter a title." : null));
  return new EditSession(editing, stored, server, { read: () => null, write: () => undefined });
}
const offline = new ApiError({ code: "offline", message: "No connection." });

it("is false, and says so, for as long as edits aren't saved", async () => {
  const one = session();
  const type = (title: string) => one.apply((editor) => setFields(editor, { title }));
  expect(await savedFirst(one)).toBe(true);
  type("Cards");
  save.mockRejectedValueOnce(offline);
  expect(await savedFirst(one)).toBe(false);
  expect(toast.error).toHaveBeenLastCalledWith("Your changes aren’t saved yet. Try again in a moment.");
  type("");
  expect(await savedFirst(one)).toBe(false);
  expect(toast.error).toHaveBeenLastCalledWith("Your changes aren’t saved yet. Enter a title.");
  type("Cards");
  save.mockResolvedValueOnce({ version: 2 });
  expect(await savedFirst(one)).toBe(true);
  expect(toast.error).toHaveBeenCalledTimes(2);
});
