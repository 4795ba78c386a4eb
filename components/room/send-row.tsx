"use client";

import { SendHorizontal } from "lucide-react";
import type { Ref } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { Input } from "@/components/ui/input";

interface SendRowProps {
  /** Label of the field. */
  label: string;
  placeholder?: string;
  /** Label of the button. */
  send: string;
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
  busy: boolean;
  field?: Ref<HTMLInputElement>;
}

/** A text field with its send button, for use in a form. */
export function SendRow({
  label,
  placeholder = label,
  send,
  maxLength,
  value,
  onChange,
  busy,
  field,
}: SendRowProps) {
  return (
    <div className="flex items-start gap-2">
      <Input
        ref={field}
        aria-label={label}
        placeholder={placeholder}
        maxLength={maxLength}
        autoComplete="off"
        className="min-w-0 flex-1"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <IconButton
        type="submit"
        label={send}
        disabled={value.trim() === ""}
        busy={busy}
        icon={<SendHorizontal className="size-4" aria-hidden />}
      />
    </div>
  );
}
