"use client";

import { FoldList, FoldRow } from "@/components/ui/fold-list";
import { Time } from "@/components/ui/time";
import type { StoredKind } from "./stored-words";

/** More are only in the file. */
const SHOWN = 100;

/** What is stored about someone: a row for each kind, which expands. */
export const StoredList = ({ kinds }: { kinds: readonly StoredKind[] }) => (
  <FoldList>
    {kinds.map(({ label, entries }) => (
      <FoldRow
        key={label}
        columns="grid-cols-[1rem_1fr_auto]"
        summary={
          <>
            <span className="text-base">{label}</span>
            <span className="tabular text-base text-ink-muted">{entries.length.toLocaleString("en")}</span>
          </>
        }
      >
        <ul className="flex flex-col gap-2">
          {entries.slice(0, SHOWN).map(({ text, note, at }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: entries are never reordered, and may be equal
            <li key={index} className="min-w-0 break-words text-base">
              {text}
              <span className="block text-ink-muted text-sm">
                {note}
                {note && at && " · "}
                {at && <Time value={at} />}
              </span>
            </li>
          ))}
        </ul>
        {entries.length > SHOWN && (
          <p className="text-ink-muted text-sm">
            {(entries.length - SHOWN).toLocaleString("en")} more in the downloaded file.
          </p>
        )}
      </FoldRow>
    ))}
  </FoldList>
);
