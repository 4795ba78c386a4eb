"use client";

import clsx from "clsx";
import { NativeSelect } from "@/components/ui/native-select";
import type { PromoKitPersonWire } from "@/lib/modules/made/promo-kit/schema";
import { progressOf } from "./promo-words";

interface PeopleListProps {
  people: readonly PromoKitPersonWire[];
  chosen: string;
  onChoose: (personId: string) => void;
}

const TONES: Record<string, string> = { warn: "text-warn", ok: "text-ok" };
const nameOf = ({ person_id, name }: PromoKitPersonWire): string =>
  person_id === "show" ? "The show" : name;

/** The show and its people with the state of each kit: a list, or a select where there is little room. */
export function PeopleList({ people, chosen, onChoose }: PeopleListProps) {
  return (
    <>
      <NativeSelect
        aria-label="Whose promo kit"
        className="md:hidden"
        options={people.map((person) => ({
          value: person.person_id,
          label: `${nameOf(person)} · ${progressOf(person).label}`,
        }))}
        value={chosen}
        onValueChange={onChoose}
      />
      <nav aria-label="Whose promo kit" className="hidden md:block">
        <ul>
          {people.map((person) => {
            const { label, tone } = progressOf(person);
            const isChosen = person.person_id === chosen;
            return (
              <li key={person.person_id}>
                <button
                  type="button"
                  aria-current={isChosen ? "true" : undefined}
                  onClick={() => onChoose(person.person_id)}
                  className={clsx(
                    "flex w-full min-w-0 flex-col rounded-control px-2.5 py-1.5 text-left hover:bg-hover",
                    isChosen && "bg-accent-soft",
                  )}
                >
                  <span
                    dir="auto"
                    className={clsx("w-full truncate font-medium text-base", isChosen && "text-accent")}
                  >
                    {nameOf(person)}
                  </span>
                  <span className={clsx("text-sm", TONES[tone] ?? "text-ink-muted")}>{label}</span>
                </button>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
