import { Fragment, useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { deskOf, inStudio } from "@/test/support/studio-page";
import type { DeskEntry } from "./people-view";
import { PersonDialogsProvider, usePersonDialogs } from "./person-dialogs";
import { StudioController } from "./studio-controller";
import type { DeskGuest } from "./studio-types";

interface Shown {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  guest?: DeskGuest;
  person?: DeskEntry;
}

/** What each dialog was last drawn with, and the text typed into it, which a new one doesn't have. */
const shown = vi.hoisted(() => new Map<string, Shown & { typed: string; type: (text: string) => void }>());
const double = vi.hoisted(() => (name: string) => (props: Shown) => {
  const [typed, type] = useState("");
  shown.set(name, { ...props, typed, type });
  return null;
});
vi.mock("./private-chat-dialog", () => ({ PrivateChatDialog: double("chat") }));
vi.mock("./guest-link-dialog", () => ({ GuestLinkDialog: double("link") }));
vi.mock("./rename-dialog", () => ({ RenameDialog: double("rename") }));
vi.mock("./remove-dialog", () => ({ RemoveDialog: double("remove") }));

const ana = { id: "gst_a", name: "Ana", access: "active" } as DeskGuest;
const entry = { identity: "guest-a", name: "Ana", onStage: false, here: true } as DeskEntry;
const dialog = (name: string) => {
  const found = shown.get(name);
  if (!found) throw new Error(`No ${name} dialog.`);
  return found;
};

/** The list that the person's row is in. */
let list: string;
let guests: DeskGuest[];
beforeEach(() => {
  shown.clear();
  list = "backstage";
  guests = [ana];
});

const row = () => {
  const studio = new StudioController("launch");
  const around = inStudio(studio, () => deskOf({ event: { title: "Launch", guests } }));
  return runHook(usePersonDialogs, undefined, (page) =>
    around(
      <PersonDialogsProvider>
        <Fragment key={list}>{page}</Fragment>
      </PersonDialogsProvider>,
    ),
  );
};

it("keeps a private chat and what is typed in it when the person's row moves to another list", async () => {
  const page = await row();
  await page.act(() => page.result().openFor(ana, "chat"));
  await page.act(() => dialog("chat").type("Ana, please come back to"));
  for (list of ["stage", "away"]) {
    await page.render(undefined);
    expect(dialog("chat")).toMatchObject({ open: true, guest: ana, typed: "Ana, please come back to" });
    expect(page.result().chatWith).toBe(ana.id);
  }
  await page.act(() => dialog("chat").onOpenChange(false));
  expect(page.result().chatWith).toBeUndefined();
  await page.act(() => page.result().openFor({ ...ana, id: "gst_b" }, "chat"));
  expect(dialog("chat")).toMatchObject({ open: true, typed: "" });
});

it("shows one dialog at a time, and a guest's link as it is by then", async () => {
  const page = await row();
  await page.act(() => page.result().openOn(entry, "rename"));
  expect([dialog("rename").open, dialog("remove").open]).toEqual([true, false]);
  await page.act(() => page.result().openFor(ana, "link"));
  expect([dialog("rename").open, dialog("link").open]).toEqual([false, true]);
  guests = [{ ...ana, access: "revoked" }];
  await page.render(undefined);
  expect(dialog("link").guest?.access).toBe("revoked");
});
