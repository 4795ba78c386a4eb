"use client";

import { AlertDialog as Base } from "@base-ui/react/alert-dialog";
import clsx from "clsx";
import { useEffect, useRef, useState } from "react";
import { Button } from "./button";
import type { ConfirmDialogProps } from "./confirm-dialog-props";
import { Field } from "./field";
import { Input } from "./input";
import { isTyped } from "./is-typed";
import { backdropClasses, dialogClasses } from "./overlay-classes";
import { useConfirmation } from "./use-confirmation";

/** What someone has to fill in. */
const CONTROL = "input, select, textarea, [role=combobox]";

/** Something to fill in has the focus at first, or else what leaves everything as it is. */
export function ConfirmBox(props: ConfirmDialogProps) {
  const { open, title, description, confirmLabel, typed, tone = "danger" } = props;
  const [text, setText] = useState("");
  const { busy, isSlow, problem, confirm, mayLeave, onOpenChange } = useConfirmation(props);
  const form = useRef<HTMLFormElement>(null);
  const leave = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) setText("");
  }, [open]);

  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropClasses} />
        <Base.Popup
          className={clsx(dialogClasses, "max-w-md")}
          finalFocus={() => props.focusAfter?.() ?? true}
          initialFocus={() => form.current?.querySelector<HTMLElement>(CONTROL) ?? leave.current}
        >
          <form
            ref={form}
            onSubmit={(event) => {
              event.preventDefault();
              void confirm();
            }}
            className="flex flex-col gap-4 overflow-y-auto p-6"
          >
            <div>
              <Base.Title className="font-semibold text-lg">{title}</Base.Title>
              <Base.Description className="mt-1 text-base text-ink-muted">{description}</Base.Description>
            </div>
            {props.children}
            {typed && (
              <Field label={`Type ${typed} to confirm`}>
                <Input
                  value={text}
                  onChange={(event) => setText(event.target.value)}
                  autoComplete="off"
                  autoCapitalize="none"
                  autoCorrect="off"
                  spellCheck={false}
                />
              </Field>
            )}
            {isSlow && (
              <p role="status" className="text-ink-muted text-sm">
                Still waiting for the server. If you close this now, the action may still go through.
              </p>
            )}
            {problem && (
              <p role="alert" className="text-danger text-sm">
                {problem}
              </p>
            )}
            <div className="flex flex-wrap justify-end gap-2">
              <Base.Close
                ref={leave}
                render={
                  <Button disabled={!mayLeave}>{isSlow ? "Close" : (props.cancelLabel ?? "Cancel")}</Button>
                }
              />
              <Button
                type="submit"
                variant={tone}
                busy={busy}
                disabled={typed !== undefined && !isTyped(text, typed)}
              >
                {confirmLabel}
              </Button>
            </div>
          </form>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
