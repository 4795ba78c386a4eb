import { beforeEach, expect, it, vi } from "vitest";
import { Field } from "@/components/ui/field";
import { drawnElements } from "@/test/support/drawn-elements";
import { stubFormData } from "@/test/support/form-of-fields";
import { runHook } from "@/test/support/run-hook";
import { LinkToCopy } from "./link-to-copy";
import { LinkRow, Links, NewLink } from "./studio-links-dialog";

const api = vi.hoisted(() => vi.fn());
vi.mock("@/lib/client/api", () => ({ api }));
const controller = vi.hoisted(() => ({ slug: "launch" }));
vi.mock("./studio-context", () => ({ useStudio: () => ({ controller }) }));

const link = (id: string) => ({ id, name: id, role: "producer", state: "active", connected: false });

let failing: string[];
let keys: string[];
beforeEach(() => {
  failing = [];
  keys = [];
  api.mockReset().mockImplementation(async (id: string, options: { idempotencyKey: string }) => {
    if (id === "createStudioLink") keys.push(options.idempotencyKey);
    if (failing.includes(id)) throw new Error("No response.");
    if (id === "listStudioLinks") return { data: [link("Ana"), link("Ben")] };
    return { data: { ...link("Cleo"), studio_url: "https://show.test/studio?key=cleo" } };
  });
  stubFormData();
});

/** The dialog, with its form and the row of a person, which aren't drawn in it here. */
async function open() {
  const dialog = await runHook(Links, undefined);
  const [form] = drawnElements(dialog.result(), NewLink);
  if (!form) throw new Error("There is no form.");
  const newLink = await runHook(NewLink, form.props);
  const event = { preventDefault() {}, currentTarget: { name: "Cleo", reset() {} } };
  return {
    rows: () => drawnElements(dialog.result(), LinkRow).map(({ props }) => props),
    urls: () => drawnElements(dialog.result(), LinkToCopy).map(({ props }) => props.url),
    notes: () => drawnElements(dialog.result(), "p").map(({ props }) => props.children),
    problem: () => drawnElements(newLink.result(), Field)[0]?.props.error,
    create: () =>
      newLink.act(() => drawnElements(newLink.result(), "form")[0]?.props.onSubmit?.(event as never)),
    act: dialog.act,
  };
}

it("shows a new link although the list couldn't be read, and reports no problem with it", async () => {
  const links = await open();
  failing = ["listStudioLinks"];
  await links.create();
  expect(links.urls()).toEqual(["https://show.test/studio?key=cleo"]);
  expect(links.problem()).toBeNull();
  expect(links.notes()).toContain("Out of date. Retrying…");
});

it("keeps a new link when another person's is revoked or made, until its own is revoked", async () => {
  const links = await open();
  await links.create();
  const change = links.rows()[0]?.onChange;
  await links.act(() => change?.("Ana", null));
  expect(links.urls()).toHaveLength(1);
  await links.act(() => change?.("Ben", { id: "Ben", name: "Ben", url: "https://show.test/studio?key=ben" }));
  expect(links.urls()).toHaveLength(2);
  await links.act(() => change?.("Cleo", null));
  expect(links.urls()).toEqual(["https://show.test/studio?key=ben"]);
});

it("makes one link when its answer was lost and it's sent again", async () => {
  const links = await open();
  failing = ["createStudioLink"];
  await links.create();
  expect(links.problem()).toBe("No response.");
  failing = [];
  await links.create();
  await links.create();
  const [lost, again, next] = keys;
  expect(again).toBe(lost);
  expect(next).not.toBe(lost);
});
