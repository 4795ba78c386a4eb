import { CircleCheck } from "lucide-react";
import { buttonClasses } from "@/components/ui/button-classes";
import { Time } from "@/components/ui/time";
import type { ProposalWire } from "@/lib/modules/calls/deals/schema";

interface SignedNoteProps {
  signature: NonNullable<ProposalWire["signature"]>;
  path: string;
}

/** Says who signed, with the document and what it can be recognized by. */
export function SignedNote({ signature: { name, signed_at, pdf_sha256 }, path }: SignedNoteProps) {
  return (
    <section role="status" className="flex flex-col gap-4 rounded-panel bg-ok-soft p-4 sm:p-6">
      <h2 className="flex items-center gap-2 font-semibold text-ink text-xl">
        <CircleCheck className="size-6 shrink-0 text-ok" aria-hidden />
        Signed
      </h2>
      <p className="break-words text-base text-ink">
        By <bdi className="font-medium">{name}</bdi> on <Time value={signed_at} format="full" />
      </p>
      <p>
        <a href={`${path}/pdf`} className={`${buttonClasses("secondary")} h-11!`}>
          Download signed PDF
        </a>
      </p>
      <div className="flex flex-col gap-1 text-ink text-sm">
        <p>SHA-256 of the signed PDF</p>
        <p className="break-all font-mono">{pdf_sha256}</p>
      </div>
    </section>
  );
}
