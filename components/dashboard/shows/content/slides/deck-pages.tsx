"use client";

import clsx from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";
import type { OpenDeck } from "./deck-words";

type Page = OpenDeck["pages"][number];

/** The URL's path, whatever host it names for this site. */
const pathOf = (url: string): string => new URL(url).pathname;

interface DeckPagesProps {
  pages: readonly Page[];
  /** Number of pages to expect. */
  expected: number;
}

const KEYS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at) => at + 1,
  ArrowLeft: (at) => at - 1,
  PageDown: (at) => at + 1,
  PageUp: (at) => at - 1,
  Home: () => 0,
  End: (_at, last) => last,
};

/** One large page with its text and notes, and thumbnails of all. Arrow keys turn pages. */
export function DeckPages({ pages, expected }: DeckPagesProps) {
  const [at, setAt] = useState(0);
  const strip = useRef<HTMLOListElement>(null);
  const page = pages[Math.min(at, pages.length - 1)];
  function turn(to: number) {
    const next = Math.max(0, Math.min(pages.length - 1, to));
    setAt(next);
    const button = strip.current?.querySelectorAll("button")[next];
    button?.scrollIntoView({ block: "nearest", inline: "nearest" });
    if (strip.current?.contains(document.activeElement)) button?.focus();
  }
  function press(event: KeyboardEvent) {
    const to = KEYS[event.key]?.(at, pages.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    turn(to);
  }
  if (!page) return null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the buttons inside
    <div onKeyDown={press} className="grid gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(16rem,1fr)]">
      <div className="flex min-w-0 flex-col gap-3">
        <PagePicture page={page} />
        <div className="flex items-center justify-between">
          <IconButton
            label="Previous slide"
            icon={<ChevronLeft className="size-4" aria-hidden />}
            onClick={() => turn(at - 1)}
            disabled={at === 0}
          />
          <p aria-live="polite" className="tabular text-base text-ink-muted">
            Slide {page.number} of {Math.max(expected, pages.length)}
          </p>
          <IconButton
            label="Next slide"
            icon={<ChevronRight className="size-4" aria-hidden />}
            onClick={() => turn(at + 1)}
            disabled={at >= pages.length - 1}
          />
        </div>
        <PageStrip pages={pages} current={page} list={strip} turn={turn} />
      </div>
      <div className="flex min-w-0 flex-col gap-6 text-base">
        <Words title="Speaker notes" text={page.notes} none="No notes for this slide." />
        <Words title="Slide text" text={page.text} none="No text on this slide." />
      </div>
    </div>
  );
}

function PagePicture({ page }: { page: Page }) {
  return (
    // biome-ignore lint/performance/noImgElement: rendered by us at this size, and cached by its URL
    <img
      src={pathOf(page.image_url)}
      alt={page.title || `Page ${page.number}`}
      width={page.width}
      height={page.height}
      className="h-auto max-h-[70vh] w-full rounded-panel border border-line bg-black object-contain"
    />
  );
}

interface PageStripProps {
  pages: readonly Page[];
  current: Page;
  list: RefObject<HTMLOListElement | null>;
  turn: (to: number) => void;
}

/** Thumbnails of all pages. Tab reaches one of them, the arrow keys the others. */
function PageStrip({ pages, current, list, turn }: PageStripProps) {
  return (
    <ol ref={list} aria-label="Pages" className="flex gap-2 overflow-x-auto p-1">
      {pages.map((one, index) => (
        <li key={one.number} className="shrink-0">
          <button
            type="button"
            aria-current={one === current ? "page" : undefined}
            tabIndex={one === current ? 0 : -1}
            onClick={() => turn(index)}
            className={clsx(
              "relative block h-16 overflow-hidden rounded-control border-2 bg-black",
              one === current ? "border-accent" : "border-transparent hover:border-line-strong",
            )}
          >
            {/* biome-ignore lint/performance/noImgElement: as above */}
            <img
              src={pathOf(one.thumbnail_url)}
              alt={`Page ${one.number}: ${one.title}`}
              width={one.width}
              height={one.height}
              loading="lazy"
              className="h-full w-auto"
            />
          </button>
        </li>
      ))}
    </ol>
  );
}

function Words({ title, text, none }: { title: string; text: string; none: string }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-1 font-semibold text-base">{title}</h2>
      <p className={clsx("whitespace-pre-wrap break-words", text ? "" : "text-ink-muted")}>{text || none}</p>
    </section>
  );
}
