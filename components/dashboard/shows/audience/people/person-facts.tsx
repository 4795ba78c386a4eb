import type { ReactNode } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { Time } from "@/components/ui/time";
import { shownEmail } from "@/lib/client/shown-email";
import { type PersonRow, sourceWords } from "../../../parts/words/people-words";

/** Details of a registered person. */
export function PersonFacts({ person, zone }: { person: PersonRow; zone: string }) {
  const { consent, utm, held_until } = person;
  const campaign = Object.entries(utm).filter(([, value]) => value);
  return (
    <dl className="flex flex-col gap-4 text-base">
      <Fact label="Email">
        <span className="flex min-w-0 items-center gap-1">
          <a href={`mailto:${person.email}`} className="min-w-0 truncate rounded-sm hover:underline">
            {shownEmail(person.email)}
          </a>
          <CopyButton value={person.email} label="Copy email" />
        </span>
      </Fact>
      {held_until && (
        <Fact label="Spot held until">
          <Time value={held_until} zone={zone} />
        </Fact>
      )}
      <Fact label="Registration">
        <span className="flex min-w-0 items-center gap-1">
          <code className="min-w-0 truncate font-mono text-sm">{person.id}</code>
          <CopyButton value={person.id} label="Copy registration ID" />
        </span>
      </Fact>
      <Fact label="Source">{sourceWords(person.source)}</Fact>
      <Fact label="Time zone">{person.time_zone ?? `${zone} (show)`}</Fact>
      <Fact label="Marketing">
        {person.marketing_consent ? "Consented" : "No consent"}
        {consent.at && (
          <span className="block text-ink-muted text-sm">
            <Time value={consent.at} zone={zone} />
            {consent.source && ` · ${sourceWords(consent.source)}`}
          </span>
        )}
        {consent.wording && <span className="block text-ink-muted text-sm">“{consent.wording}”</span>}
        {consent.attestation && (
          <span className="block text-ink-muted text-sm">
            From list: {consent.attestation.source_type}
            {consent.attestation.source_detail && ` – ${consent.attestation.source_detail}`}
          </span>
        )}
      </Fact>
      {campaign.length > 0 && (
        <Fact label="Campaign">
          {campaign.map(([name, value]) => (
            <span key={name} className="block break-words">
              <span className="text-ink-muted">{name}</span> {value}
            </span>
          ))}
        </Fact>
      )}
      {person.referrer && (
        <Fact label="Referrer">
          <span className="break-all">{person.referrer}</span>
        </Fact>
      )}
      <Fact label="First joined">
        {person.joined_at ? <Time value={person.joined_at} zone={zone} /> : "Not yet"}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className="mt-0.5 min-w-0">{children}</dd>
    </div>
  );
}
