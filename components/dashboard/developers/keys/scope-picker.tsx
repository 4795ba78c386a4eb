"use client";

import { useState } from "react";
import { Checkbox } from "@/components/ui/checkbox";
import {
  GROUP_WORDS,
  PRESETS,
  SCOPE_WORDS,
  type ScopeGroup,
} from "@/lib/modules/developers/keys/scope-vocabulary";
import { type KeyScope, SCOPES } from "@/lib/platform/security/principal";

interface ScopePickerProps {
  value: readonly KeyScope[];
  onChange: (scopes: KeyScope[]) => void;
}

/** What a key may do: presets first, then each scope in plain words. */
export function ScopePicker({ value, onChange }: ScopePickerProps) {
  const preset = PRESETS.find(
    ({ scopes }) => scopes.length === value.length && scopes.every((scope) => value.includes(scope)),
  );
  const [open, setOpen] = useState(!preset);
  const toggle = (scope: KeyScope, on: boolean) =>
    onChange(SCOPES.filter((known) => (known === scope ? on : value.includes(known))));
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-medium text-ink text-sm">Permissions</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {PRESETS.map((choice) => (
          <button
            key={choice.id}
            type="button"
            aria-pressed={choice === preset}
            onClick={() => onChange([...choice.scopes])}
            className="flex flex-col items-start rounded-control border border-line-strong px-3 py-2 text-left hover:border-ink-muted aria-pressed:border-accent aria-pressed:bg-accent-soft"
          >
            <span className="block font-medium text-base">{choice.label}</span>
            <span className="block text-ink-muted text-xs">{choice.hint}</span>
          </button>
        ))}
      </div>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="self-start rounded-sm text-accent text-sm hover:underline"
      >
        {open ? "Hide scopes" : `Choose scopes (${value.length} of ${SCOPES.length} on)`}
      </button>
      {open &&
        (["read", "write", "high"] as const).map((group) => (
          <ScopeGroupList key={group} group={group} value={value} onToggle={toggle} />
        ))}
    </fieldset>
  );
}

interface ScopeGroupListProps {
  group: ScopeGroup;
  value: readonly KeyScope[];
  onToggle: (scope: KeyScope, on: boolean) => void;
}

function ScopeGroupList({ group, value, onToggle }: ScopeGroupListProps) {
  const words = GROUP_WORDS[group];
  return (
    <div className="border-line border-t pt-3">
      <p className="font-medium text-sm">{words.title}</p>
      <p className="mb-2 text-ink-muted text-xs">{words.hint}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        {SCOPES.filter((scope) => SCOPE_WORDS[scope].group === group).map((scope) => (
          <Checkbox
            key={scope}
            label={SCOPE_WORDS[scope].words}
            hint={<code className="font-mono">{scope}</code>}
            checked={value.includes(scope)}
            onCheckedChange={(on) => onToggle(scope, on)}
          />
        ))}
      </div>
    </div>
  );
}
