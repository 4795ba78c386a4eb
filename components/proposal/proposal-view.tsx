import clsx from "clsx";
import type { ReactNode } from "react";
import { Time } from "@/components/ui/time";
import { filled, formatMoney, type ProposalWords, proposalWords } from "@/lib/deals";
import type { ProposalWire } from "@/lib/modules/calls/deals/schema";
import { brandStyle } from "./brand-style";
import { FilledWords } from "./filled-words";
import { ProposalLines } from "./proposal-lines";
import { ProposalTotals } from "./proposal-totals";
import { SignForm, type SignProblem } from "./sign-form";
import { SignedNote } from "./signed-note";

export interface ProposalViewProps {
  proposal: ProposalWire;
  /** On this origin. */
  logo: string | null;
  /** Where the page's form posts to, and its PDF is. */
  path: string;
  problem: SignProblem | null;
}

/** A proposal as its customer reads and signs it. Works without script. */
export function ProposalView({ proposal, logo, path, problem }: ProposalViewProps) {
  const { state, content, seller, environment, brand, language } = proposal;
  const words = proposalWords(language);
  return (
    <div lang={language} className="flex min-h-dvh flex-col" style={brandStyle(brand.accent)}>
      <div aria-hidden className="h-1.5 bg-(--brand)" />
      <div className="mx-auto flex w-full max-w-2xl flex-1 flex-col px-4 pb-24 sm:px-8">
        <header className="flex min-h-16 items-center py-3 font-semibold text-ink text-lg">
          {logo ? (
            // biome-ignore lint/performance/noImgElement: a logo, served unchanged
            <img src={logo} alt={seller} className="max-h-10 max-w-48 object-contain" />
          ) : (
            <bdi className="min-w-0 break-words">{seller}</bdi>
          )}
        </header>
        <main className="flex flex-col gap-8">
          {environment === "test" && <Note>{words.test}</Note>}
          {content ? (
            <Offer {...{ proposal, content, path, problem }} />
          ) : (
            <Gone words={state === "superseded" ? words.replaced : words.withdrawn} seller={seller} />
          )}
        </main>
      </div>
    </div>
  );
}

const Note = ({ children, isStrong = false }: { children: ReactNode; isStrong?: boolean }) => (
  <p
    className={clsx(
      "rounded-control px-4 py-3 text-base",
      isStrong ? "bg-warn-soft font-medium text-ink" : "bg-surface-sunken text-ink-muted",
    )}
  >
    {children}
  </p>
);

interface GoneProps {
  words: ProposalWords["withdrawn"];
  seller: string;
}

/** What was withdrawn or replaced shows nothing of itself. */
const Gone = ({ words, seller }: GoneProps) => (
  <>
    <h1 className="font-semibold text-3xl tracking-[-0.02em]">{words.title}</h1>
    <p className="text-ink-muted text-lg">
      <FilledWords sentence={words.text} values={{ seller: <bdi>{seller}</bdi> }} />
    </p>
  </>
);

interface OfferProps {
  proposal: ProposalWire;
  content: NonNullable<ProposalWire["content"]>;
  path: string;
  problem: SignProblem | null;
}

function Offer({ proposal, content, path, problem }: OfferProps) {
  const { state, title, seller, signature, consent, language } = proposal;
  const { currency, notes, valid_until, total } = content;
  const words = proposalWords(language);
  const setting = { words, language, currency };
  const until = <Time value={valid_until} format="full" locale={language} />;
  return (
    <>
      <div className="flex flex-col gap-3">
        <h1 className="break-words font-semibold text-3xl tracking-[-0.02em]">
          <bdi>{title}</bdi>
        </h1>
        {state === "open" && (
          <p className="text-ink-muted">
            {words.validUntil} {until}
          </p>
        )}
      </div>
      {state === "expired" && (
        <Note isStrong>
          <FilledWords sentence={words.expired} values={{ date: until, seller: <bdi>{seller}</bdi> }} />
        </Note>
      )}
      {signature && <SignedNote {...{ signature, path, language }} words={words.signed} />}
      <Parties seller={seller} customer={content.customer} words={words} />
      <ProposalLines lines={content.line_items} setting={setting} />
      <ProposalTotals content={content} setting={setting} />
      <p className="text-ink-muted text-sm">{filled(words.amounts, { currency })}</p>
      {notes.trim() !== "" && (
        <section className="flex flex-col gap-2">
          <h2 className="font-semibold text-ink text-xl">{words.notes}</h2>
          <p dir="auto" className="whitespace-pre-line break-words text-base text-ink">
            {notes}
          </p>
        </section>
      )}
      {!signature && (
        <p>
          <a href={`${path}/pdf`} className="text-accent underline underline-offset-2">
            {words.download}
          </a>
        </p>
      )}
      {state === "open" && (
        <SignForm
          {...{ path, consent, problem }}
          words={words.sign}
          total={formatMoney(total.minor, currency, language)}
        />
      )}
    </>
  );
}

interface PartiesProps extends Pick<OfferProps["content"], "customer"> {
  seller: string;
  words: Pick<ProposalWords, "from" | "for">;
}

function Parties({ seller, customer, words }: PartiesProps) {
  const lines = customer ? [customer.company, customer.name, customer.email].filter(Boolean) : [];
  return (
    <dl className="grid gap-6 sm:grid-cols-2">
      <Party label={words.from} lines={[seller]} />
      {lines.length > 0 && <Party label={words.for} lines={lines} />}
    </dl>
  );
}

const Party = ({ label, lines }: { label: string; lines: readonly string[] }) => (
  <div className="min-w-0">
    <dt className="text-ink-muted text-sm">{label}</dt>
    {lines.map((line, index) => (
      <dd key={line} className={clsx("break-words text-base text-ink", index === 0 && "font-medium")}>
        <bdi>{line}</bdi>
      </dd>
    ))}
  </div>
);
