"use client";

import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { EMERGENCY_LEVELS, type EmergencyLevel } from "@/lib/stage/vocabulary";
import { useStudio } from "./studio-context";

const LEVELS: Record<EmergencyLevel, { title: string; detail: string; press: string }> = {
  mask: {
    title: "Cover show",
    detail: "Shows a card over the stage and mutes everyone. You can undo this with one click.",
    press: "Cover show",
  },
  hold: {
    title: "Put show on hold",
    detail: "Also stops playback for viewers. You can undo this with one click.",
    press: "Put show on hold",
  },
  end: {
    title: "End show",
    detail: "Closes the room for everyone. This can’t be undone.",
    press: "End show",
  },
};
const MAX_WORDS = 300;

/** Chooses the level of the emergency stop; ending the show needs a typed confirmation. */
export function EmergencyDialog({ onClose }: { onClose: () => void }) {
  const { controller, state } = useStudio();
  const now = state.mask.level;
  const levels = EMERGENCY_LEVELS.slice(now === null ? 0 : EMERGENCY_LEVELS.indexOf(now) + 1);
  const [level, setLevel] = useState<EmergencyLevel>(levels[0] ?? "end");
  const [message, setMessage] = useState("");
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Emergency stop"
      description="Takes the stage off screen and mutes everyone within a second."
      confirmLabel={LEVELS[level].press}
      {...(level === "end" ? { typed: "END" } : {})}
      onConfirm={() => controller.calls.stopAtOnce(level, message.trim())}
    >
      <fieldset className="flex flex-col gap-1">
        <legend className="sr-only">Level</legend>
        {levels.map((name) => (
          <label
            key={name}
            className="flex cursor-pointer items-start gap-3 rounded-control px-2 py-2 hover:bg-hover has-checked:bg-hover"
          >
            <input
              type="radio"
              name="level"
              className="mt-1 accent-danger"
              checked={level === name}
              onChange={() => setLevel(name)}
            />
            <span>
              <span className="block font-medium text-base">{LEVELS[name].title}</span>
              <span className="block text-ink-muted text-sm">{LEVELS[name].detail}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <Field label="Card text" hint="Leave empty to show “We’ll be right back.”">
        <Input value={message} maxLength={MAX_WORDS} onChange={(event) => setMessage(event.target.value)} />
      </Field>
    </ConfirmDialog>
  );
}
