import { Time } from "@/components/ui/time";
import type { DealWire } from "@/lib/modules/calls/deals/schema";
import { Section } from "../../parts/page/section";

/** Who signed, when, from where, and what they agreed to. */
export function SignatureSection({ signature }: { signature: NonNullable<DealWire["signature"]> }) {
  const { name, consent, address, signed_at, pdf_sha256 } = signature;
  return (
    <Section title="Signature">
      <dl className="grid gap-x-6 gap-y-1 text-base max-sm:[&>dd]:mb-2 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-y-3">
        <dt className="text-ink-muted">Signed by</dt>
        <dd className="break-words font-medium">
          <bdi>{name}</bdi>
        </dd>
        <dt className="text-ink-muted">Time</dt>
        <dd className="tabular">
          <Time value={signed_at} format="full" />
        </dd>
        <dt className="text-ink-muted">IP address</dt>
        <dd className="font-mono text-sm">{address || "Deleted"}</dd>
        <dt className="text-ink-muted">Agreed to</dt>
        <dd className="break-words">“{consent}”</dd>
        <dt className="text-ink-muted">SHA-256 of the PDF</dt>
        <dd className="break-all font-mono text-sm">{pdf_sha256}</dd>
      </dl>
    </Section>
  );
}
