"use client";

import { Checkbox } from "@/components/ui/checkbox";
import { GROUP_WORDS, SCOPE_WORDS } from "@/lib/modules/developers/keys/scope-vocabulary";
import type { ConsentWire } from "@/lib/modules/developers/oauth/schema";
import { type KeyScope, SCOPES } from "@/lib/platform/security/principal";

interface ConsentScopesProps {
  asked: ConsentWire["scopes"];
  value: readonly KeyScope[];
  onChange: (scopes: KeyScope[]) => void;
}

/** The requested scopes in plain words, each of which can be turned off. */
export function ConsentScopes({ asked, value, onChange }: ConsentScopesProps) {
  const toggle = (scope: KeyScope, on: boolean) =>
    onChange(SCOPES.filter((known) => (known === scope ? on : value.includes(known))));
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-1.5 font-medium text-ink text-sm">Permissions</legend>
      {(["read", "write", "high"] as const).map((group) => {
        const scopes = asked.filter(({ scope }) => SCOPE_WORDS[scope].group === group);
        if (scopes.length === 0) return null;
        return (
          <div key={group} className="border-line border-t pt-3">
            <p className="font-medium text-sm">{GROUP_WORDS[group].title}</p>
            <p className="mb-2.5 text-ink-muted text-xs">{GROUP_WORDS[group].hint}</p>
            <div className="grid gap-2.5 sm:grid-cols-2">
              {scopes.map(({ scope, allowed }) => (
                <Checkbox
                  key={scope}
                  label={SCOPE_WORDS[scope].words}
                  hint={allowed ? <code className="font-mono">{scope}</code> : "You can’t grant this"}
                  checked={value.includes(scope)}
                  disabled={!allowed}
                  onCheckedChange={(on) => toggle(scope, on)}
                />
              ))}
            </div>
          </div>
        );
      })}
      {value.length === 0 && <p className="text-ink-muted text-sm">Choose at least one permission.</p>}
    </fieldset>
  );
}
