"use client";

import { Pencil } from "lucide-react";
import { useState } from "react";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/icon-button";
import type { CallDetailWire } from "@/lib/modules/calls/calls/schema";
import { ForRole } from "../../../access/for-role";
import { Section } from "../../../parts/page/section";
import { percent, SIDE_WORDS, silentIn } from "../../call-words";
import { EditSpeakerDialog } from "../correcting/edit-speaker";

interface PeopleSectionProps {
  detail: CallDetailWire;
  version: number | undefined;
}

/** Who speaks in the call, on which side, and how much. */
export function PeopleSection({ detail, version }: PeopleSectionProps) {
  const [edited, setEdited] = useState<string>();
  const { call, analysis } = detail;
  const sides = new Map(analysis?.people.map(({ name, side }) => [name, side]));
  const shares = new Map(analysis?.talk_ratio?.by_person.map(({ name, share }) => [name, share]));
  const silent = silentIn(call);
  if (call.speakers.length === 0 && silent.length === 0) return null;
  return (
    <Section title="People">
      <ul className="flex flex-col">
        {call.speakers.map((name) => {
          const side = sides.get(name) ?? null;
          const share = shares.get(name);
          return (
            <li
              key={name}
              className="flex min-h-9 items-center gap-3 border-line border-b py-1 last:border-b-0"
            >
              <span className="min-w-0 flex-1 truncate text-base">{name}</span>
              <Badge tone={side === "ours" ? "accent" : side === "customer" ? "ok" : "neutral"}>
                {side ? SIDE_WORDS[side] : "Side unclear"}
              </Badge>
              <span className="tabular w-12 text-right text-ink-muted text-sm">
                {share === undefined ? "–" : percent(share)}
              </span>
              <ForRole least="member">
                <IconButton
                  size="sm"
                  label={`Edit ${name}`}
                  icon={<Pencil className="size-4" aria-hidden />}
                  onClick={() => setEdited(name)}
                />
              </ForRole>
            </li>
          );
        })}
      </ul>
      {silent.length > 0 && (
        <p className="mt-2 text-ink-muted text-sm">
          Didn’t speak: {silent.map(({ name }) => name).join(", ")}
        </p>
      )}
      {edited !== undefined && (
        <EditSpeakerDialog
          key={edited}
          name={edited}
          detail={detail}
          version={version}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  );
}
