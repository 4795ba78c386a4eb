"use client";

import clsx from "clsx";
import type { ReactNode } from "react";
import type { CodeSample } from "@/lib/docs/samples/code-sample";
import { CopyButton } from "./copy-button";
import { useStickyChoice } from "./use-sticky-choice";

export interface ShownSample extends CodeSample {
  /** The same code, highlighted on the server. */
  rendered?: ReactNode;
}

interface CodeBlockProps {
  samples: readonly ShownSample[];
  /** Key under which the tab choice is stored and shared. */
  remember?: string;
  title?: string;
  className?: string;
}

/**
 * Code with a copy button. Several samples get tabs, whose choice applies to every block and is remembered.
 */
export function CodeBlock({ samples, remember = "language", title, className }: CodeBlockProps) {
  const [chosen, choose] = useStickyChoice(remember);
  const sample = samples.find((entry) => entry.id === chosen) ?? samples[0];
  if (!sample) return null;
  return (
    <figure className={clsx("overflow-hidden rounded-panel border border-line bg-surface-sunken", className)}>
      <figcaption className="flex min-h-10 items-center gap-1 border-line border-b pr-1 pl-3">
        {title && <span className="mr-2 font-medium text-sm">{title}</span>}
        {samples.length > 1 ? (
          <fieldset className="-ml-2 flex min-w-0 overflow-x-auto">
            <legend className="sr-only">Language</legend>
            {samples.map((entry) => (
              <button
                key={entry.id}
                type="button"
                aria-pressed={entry === sample}
                onClick={() => choose(entry.id)}
                className="h-7 shrink-0 rounded-control px-2 text-ink-muted text-sm hover:text-ink aria-pressed:bg-pressed aria-pressed:text-ink"
              >
                {entry.label}
              </button>
            ))}
          </fieldset>
        ) : (
          <span className="text-ink-muted text-sm">{title ? "" : sample.label}</span>
        )}
        {sample.file && sample.file !== title && (
          <span className="ml-2 truncate font-mono text-ink-muted text-xs">{sample.file}</span>
        )}
        <CopyButton value={sample.code} label="Copy code" className="ml-auto" />
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <pre tabIndex={0} className="overflow-x-auto p-3 font-mono text-ink text-sm">
        <code>{sample.rendered ?? sample.code}</code>
      </pre>
    </figure>
  );
}
