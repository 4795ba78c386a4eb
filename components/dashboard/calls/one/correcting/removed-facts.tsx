"use client";

import { Undo2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import { ForRole } from "../../../access/for-role";
import { useAction } from "../../../parts/actions/use-action";
import { Section } from "../../../parts/page/section";
import { FACT_WORDS } from "../../fact-words";
import { putBack } from "./fact-draft";

interface RemovedFactsProps {
  detail: CallDetailWire;
  version: number | undefined;
}

/** What people removed from a call's analysis, to be put back. */
export function RemovedFacts({ detail, version }: RemovedFactsProps) {
  const { call, corrections } = detail;
  const removed = corrections.facts.filter((one) => one.removed);
  const undo = useAction("updateCall", "Put back");
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(removed.length);
  useEffect(() => {
    // The button that had the focus went with what was removed.
    if (removed.length > count.current && document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>("li:last-child button")?.focus({ preventScroll: true });
    count.current = removed.length;
  }, [removed.length]);
  if (removed.length === 0) return null;
  return (
    <Section title={`Removed (${removed.length})`}>
      <ul ref={list} className="flex flex-col">
        {removed.map(({ id, kind, text, set }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-1.5">
            <p className="min-w-0 flex-1 break-words text-base">
              <span className="block text-ink-muted text-sm first-letter:uppercase">{FACT_WORDS[kind]}</span>
              <span lang={call.language}>{text}</span>
            </p>
            <ForRole least="member">
              <Button
                size="sm"
                aria-label={`Put back ${FACT_WORDS[kind]}: ${text}`}
                icon={<Undo2 className="size-4" aria-hidden />}
                busy={undo.busy}
                onClick={() =>
                  undo.press({
                    params: { call_id: call.call_id },
                    body: { facts: [putBack(id, set)], expected_version: version },
                  })
                }
              >
                Put back
              </Button>
            </ForRole>
          </li>
        ))}
      </ul>
    </Section>
  );
}
