"use client";

import clsx from "clsx";
import type { KeyboardEvent } from "react";
import { NativeSelect } from "@/components/ui/native-select";
import type { ContentItemWire } from "@/lib/modules/made/content/schema";
import { KINDS, stateOf } from "./content-words";

type Kind = ContentItemWire["kind"];

interface KindListProps {
  chosen: Kind;
  onChoose: (kind: Kind) => void;
  itemOf: (kind: Kind) => ContentItemWire | undefined;
}

const TONES: Record<string, string> = { warn: "text-warn", accent: "text-accent" };

/** Kinds of texts with the state of each: a list, or a select where there is little room. */
export function KindList({ chosen, onChoose, itemOf }: KindListProps) {
  const options = KINDS.map(({ kind, label }) => ({
    value: kind,
    label: `${label} · ${stateOf(itemOf(kind)).label}`,
  }));
  return (
    <>
      <NativeSelect
        aria-label="Kind of text"
        className="md:hidden"
        options={options}
        value={chosen}
        onValueChange={onChoose}
      />
      <nav aria-label="Kinds of texts" className="hidden md:block">
        <ul onKeyDown={moveFocus}>
          {KINDS.map(({ kind, label }) => {
            const state = stateOf(itemOf(kind));
            return (
              <li key={kind}>
                <button
                  type="button"
                  aria-current={kind === chosen ? "true" : undefined}
                  onClick={() => onChoose(kind)}
                  className={clsx(
                    "flex w-full flex-col rounded-control px-2.5 py-1.5 text-left hover:bg-hover",
                    kind === chosen && "bg-accent-soft",
                  )}
                >
                  <span className={clsx("font-medium text-base", kind === chosen && "text-accent")}>
                    {label}
                  </span>
                  <span className={clsx("text-sm", TONES[state.tone] ?? "text-ink-muted")}>
                    {state.label}
                  </span>
                </button>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}

/** Arrow keys move between the kinds. */
function moveFocus(event: KeyboardEvent<HTMLUListElement>): void {
  const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (by === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  buttons[at + by]?.focus();
  event.preventDefault();
}
