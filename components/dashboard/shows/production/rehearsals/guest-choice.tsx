"use client";

import { Checkbox } from "@/components/ui/checkbox";

/** A guest on the roster. */
export interface RosterGuest {
  id: string;
  name: string;
  /** False if the guest can't be emailed. */
  hasEmail: boolean;
}

interface GuestChoiceProps {
  guests: readonly RosterGuest[];
  chosen: readonly string[];
  onChosen: (ids: string[]) => void;
}

/** Selects who takes part, in roster order. */
export function GuestChoice({ guests, chosen, onChosen }: GuestChoiceProps) {
  const pick = (id: string, on: boolean) =>
    onChosen(
      guests.filter((guest) => (guest.id === id ? on : chosen.includes(guest.id))).map((one) => one.id),
    );
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-sm">Guests</legend>
      {guests.length === 0 && (
        <p className="text-base text-ink-muted">No guests yet. Add guests to the show first.</p>
      )}
      <div className="flex max-h-56 flex-col gap-2 overflow-y-auto">
        {guests.map(({ id, name, hasEmail }) => (
          <Checkbox
            key={id}
            label={name}
            hint={hasEmail ? undefined : "No email address. Let them know yourself."}
            checked={chosen.includes(id)}
            onCheckedChange={(on) => pick(id, on)}
          />
        ))}
      </div>
    </fieldset>
  );
}
