"use client";

import { Checkbox } from "@/components/ui/checkbox";

interface ConsentSecretsProps {
  value: boolean;
  onChange: (value: boolean) => void;
}

/** Access to secrets is separate from the scopes, and off by default. */
export function ConsentSecrets({ value, onChange }: ConsentSecretsProps) {
  return (
    <fieldset className="flex flex-col gap-2.5">
      <legend className="mb-1.5 font-medium text-ink text-sm">Secrets</legend>
      <div className="border-line border-t pt-3">
        <Checkbox
          label="Secrets and personal links"
          hint="The host’s studio link, personal links of guests and attendees, and webhook signing secrets. Anyone with such a link can join as that person. Without this permission the app gets a link to the page where you can find them."
          checked={value}
          onCheckedChange={onChange}
        />
      </div>
    </fieldset>
  );
}
