import { CircleCheck } from "lucide-react";
import { buttonClasses } from "@/components/ui/button-classes";
import { Time } from "@/components/ui/time";
import type { ProposalLanguage, ProposalWords } from "@/lib/deals";
import type { ProposalWire } from "@/lib/modules/calls/deals/schema";
import { FilledWords } from "./filled-words";

interface SignedNoteProps {
  signature: NonNullable<ProposalWire["signature"]>;
  path: string;
  words: ProposalWords["signed"];
  language: ProposalLanguage;
}

/** Says who signed, with the document and what it can be recognized by. */
export function SignedNote({ signature, path, words, language }: SignedNoteProps) {
  const { name, signed_at, pdf_sha256 } = signature;
  return (
    <section role="status" className="flex flex-col gap-4 rounded-panel bg-ok-soft p-4 sm:p-6">
      <h2 className="flex items-center gap-2 font-semibold text-ink text-xl">
        <CircleCheck className="size-6 shrink-0 text-ok" aria-hidden />
        {words.title}
      </h2>
      <p className="break-words text-base text-ink">
        <FilledWords
          sentence={words.by}
          values={{
            name: <bdi className="font-medium">{name}</bdi>,
            date: <Time value={signed_at} format="full" locale={language} />,
          }}
        />
      </p>
      <p>
        <a href={`${path}/pdf`} className={`${buttonClasses("secondary")} h-11!`}>
          {words.download}
        </a>
      </p>
      <div className="flex flex-col gap-1 text-ink text-sm">
        <p>{words.digest}</p>
        <p className="break-all font-mono">{pdf_sha256}</p>
      </div>
    </section>
  );
}
