import { expect, it, vi } from "vitest";
import { runHook } from "@/test/support/run-hook";
import { useDoorFocus } from "./use-door-focus";

interface Given {
  problems: Record<string, string>;
  note?: string;
}

const NONE = {};

/** The form in its panel, and what both of them are told to focus. */
async function atDoor() {
  const panel = { style: {}, focus: vi.fn() };
  const field = { focus: vi.fn() };
  const form = { closest: () => panel, querySelector: () => field } as unknown as HTMLFormElement;
  const hook = ({ problems, note }: Given) => {
    const focus = useDoorFocus(problems, note);
    focus.form.current ??= note ? null : form;
    return focus;
  };
  const page = await runHook(hook, { problems: NONE } as Given);
  return { page, panel, field };
}

it("goes to the first field with a problem, and stays there when the form closes later", async () => {
  const { page, panel, field } = await atDoor();
  page.result().onSent();
  await page.render({ problems: { email: "Enter a valid email address." } });
  expect(field.focus).toHaveBeenCalledTimes(1);
  await page.unmount();
  expect(panel.focus).not.toHaveBeenCalled();
});

it("goes to the panel when what follows takes the form's place", async () => {
  const { page, panel } = await atDoor();
  page.result().onSent();
  await page.unmount();
  expect(panel).toMatchObject({ tabIndex: -1 });
  expect(panel.focus).toHaveBeenCalledTimes(1);
});

it("goes to the panel when a note takes the form's place", async () => {
  const { page, panel } = await atDoor();
  page.result().onSent();
  await page.render({ problems: NONE, note: "We’ve emailed you a personal link." });
  expect(panel.focus).toHaveBeenCalledTimes(1);
});

it("leaves the focus alone when the show ends while no one has sent the form", async () => {
  const { page, panel } = await atDoor();
  await page.unmount();
  expect(panel.focus).not.toHaveBeenCalled();
});
