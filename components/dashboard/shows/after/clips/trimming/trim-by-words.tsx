"use client";

import clsx from "clsx";
import { type KeyboardEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { type Cut, endAt, isKept, startAt, type TrimWord, trimFacts } from "./trim-words";

interface TrimByWordsProps {
  words: readonly TrimWord[];
  was: Cut;
  now: Cut;
  onTrim: (now: Cut) => void;
}

type Edge = "from" | "to";
const EDGES: readonly { edge: Edge; label: string }[] = [
  { edge: "from", label: "Start" },
  { edge: "to", label: "End" },
];

/** Moves a moment's start and end to words. One word takes part in the tab order; arrow keys reach the others. */
export function TrimByWords({ words, was, now, onTrim }: TrimByWordsProps) {
  const [edge, setEdge] = useState<Edge>("from");
  const [current, setCurrent] = useState<number | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const first = words.findIndex((word) => isKept(word, now));
  const last = words.findLastIndex((word) => isKept(word, now));
  const reached = current ?? Math.max(0, edge === "from" ? first : last);
  const cut = (which: Edge, index: number) => {
    setCurrent(index);
    onTrim(which === "from" ? { ...now, from: startAt(words, index) } : { ...now, to: endAt(words, index) });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "[" || event.key === "]") {
      event.preventDefault();
      return cut(event.key === "[" ? "from" : "to", reached);
    }
    const to = placeOf(event.key, reached, words.length);
    if (to === null) return;
    event.preventDefault();
    setCurrent(to);
    list.current?.querySelectorAll<HTMLElement>("button")[to]?.focus();
  };
  const facts = trimFacts(words, was, now);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 font-medium text-ink text-sm">Trim by words</legend>
      <div className="flex gap-1.5">
        {EDGES.map(({ edge: one, label }) => (
          <Button
            key={one}
            size="sm"
            variant={edge === one ? "primary" : "secondary"}
            aria-pressed={edge === one}
            onClick={() => {
              setEdge(one);
              setCurrent(null);
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that its buttons share */}
      <div
        ref={list}
        onKeyDown={onKeyDown}
        className="max-h-56 overflow-y-auto rounded-control border border-line p-2 leading-7"
      >
        {words.map((word, index) => (
          <span key={`${word.from} ${word.text}`}>
            {word.speaker && (
              <span className={clsx("block text-ink-muted text-xs leading-5", index > 0 && "mt-1.5")}>
                {word.speaker}
              </span>
            )}
            <button
              type="button"
              tabIndex={index === reached ? 0 : -1}
              aria-pressed={isKept(word, now)}
              onClick={() => cut(edge, index)}
              className={clsx(
                "px-0.5 text-left text-base transition-colors",
                isKept(word, now)
                  ? "bg-accent-soft text-ink"
                  : "text-ink-muted decoration-ink-muted/60 hover:bg-hover",
                isKept(word, was) && !isKept(word, now) && "line-through",
                index === first && "rounded-l-sm border-accent border-l-2 pl-1",
                index === last && "rounded-r-sm border-accent border-r-2 pr-1",
              )}
            >
              {word.text}
            </button>{" "}
          </span>
        ))}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p aria-live="polite" className="text-ink-muted text-sm">
          {facts.length > 0 ? sentence(facts) : `Choose the ${edge === "from" ? "first" : "last"} word.`}
        </p>
        {facts.length > 0 && (
          <Button size="sm" variant="ghost" onClick={() => onTrim(was)}>
            Reset
          </Button>
        )}
      </div>
      <p className="text-ink-muted text-xs">Keyboard: arrow keys, then [ to start or ] to end at the word.</p>
    </fieldset>
  );
}

function placeOf(key: string, at: number, count: number): number | null {
  if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(0, at - 1);
  if (key === "ArrowRight" || key === "ArrowDown") return Math.min(count - 1, at + 1);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : null;
}

const sentence = ([first = "", ...rest]: readonly string[]): string =>
  `${[first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(", ")}.`;
