import { createElement, type ReactElement } from "react";
import { expect, it, vi } from "vitest";
import type { DialogProps } from "@/components/ui/dialog-props";
import type { LocalMedia } from "@/lib/room/local-media";
import { runHook } from "@/test/support/run-hook";
import { type Viewer, ViewerContext } from "../viewer-context";
import { en } from "../words/en";
import { InvitationDialog } from "./invitation-dialog";
import type { Invitation } from "./use-invitation";

type Buttons = ReactElement<{ children: ReactElement<{ disabled?: boolean; onClick: () => void }>[] }>;

async function invited(onAnswer: () => Promise<void>) {
  const invitation = { state: "invited", name: "Mia", version: 1 } as Invitation;
  const page = await runHook(
    () => InvitationDialog({ invitation, media: {} as LocalMedia, onLook: () => undefined, onAnswer }),
    undefined,
    (content) =>
      createElement(ViewerContext.Provider, { value: { words: en } as unknown as Viewer }, content),
  );
  const dialog = () => (page.result() as ReactElement<DialogProps>).props;
  const buttons = () => (dialog().footer as Buttons).props.children.map(({ props }) => props);
  const close = () => page.act(() => dialog().onOpenChange?.(false));
  return { act: page.act, buttons, close };
}

it("isn't declined by closing it while the answer is sent", async () => {
  const answer = Promise.withResolvers<void>();
  const onAnswer = vi.fn(() => answer.promise);
  const { act, buttons, close } = await invited(onAnswer);
  await act(() => buttons()[1]?.onClick());
  await close();
  await close();
  expect(buttons().map(({ disabled }) => disabled)).toEqual([true, true]);
  expect(onAnswer.mock.calls).toEqual([["accept", false]]);
  await act(() => answer.reject(new Error("Busy.")));
  expect(buttons().map(({ disabled }) => disabled)).toEqual([false, false]);
  await close();
  expect(onAnswer.mock.calls.at(-1)).toEqual(["decline"]);
});
