import clsx from "clsx";
import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { TextRemoved } from "@/components/dashboard/workspace/inbox/text-removed";
import { Badge } from "@/components/ui/badge";
import { Time } from "@/components/ui/time";
import { canOpenInbox, type InboxMessage, readInboxMessage } from "@/lib/modules/email/sending";
import { env } from "@/lib/platform/runtime/env";

export const metadata: Metadata = { title: "Email", robots: { index: false, follow: false } };

const PARTS = ["html", "text", "calendar", "headers"] as const;
type Part = (typeof PARTS)[number];
const LABELS: Record<Part, string> = { html: "HTML", text: "Text", calendar: "Calendar", headers: "Headers" };

interface Props {
  params: Promise<{ key: string; message: string }>;
  searchParams: Promise<{ part?: string | string[] }>;
}

/** One captured email with its parts. */
export default async function InboxMessagePage({ params, searchParams }: Props) {
  const { key, message: id } = await params;
  const message = canOpenInbox(key) ? await readInboxMessage(id) : undefined;
  if (!message) notFound();
  const { part: wanted } = await searchParams;
  const part = PARTS.find((name) => name === wanted) ?? (message.html ? "html" : "text");
  const here = `/inbox/${key}/${id}`;
  return (
    <main className="mx-auto flex max-w-5xl flex-col gap-6 px-4 py-8 sm:px-8">
      <Link
        href={`/inbox/${key}`}
        className="self-start text-ink-muted text-sm underline-offset-4 hover:underline"
      >
        ← Inbox
      </Link>
      <Heading message={message} />
      {message.removed ? (
        <TextRemoved days={env().KEEP_MAIL_BODIES_DAYS} />
      ) : (
        <Parts message={message} part={part} here={here} />
      )}
    </main>
  );
}

function Parts({ message, part, here }: { message: InboxMessage; part: Part; here: string }) {
  return (
    <>
      <nav aria-label="Email formats" className="flex gap-1 border-line border-b">
        {PARTS.filter((name) => name !== "calendar" || message.calendar).map((name) => (
          <Link
            key={name}
            href={`${here}?part=${name}`}
            aria-current={name === part ? "page" : undefined}
            className={clsx(
              "-mb-px border-b-2 px-3 py-2 text-base",
              name === part
                ? "border-accent font-medium"
                : "border-transparent text-ink-muted hover:text-ink",
            )}
          >
            {LABELS[name]}
          </Link>
        ))}
      </nav>
      <PartView part={part} message={message} here={here} />
      <Links links={message.links} />
    </>
  );
}

function Heading({ message }: { message: InboxMessage }) {
  return (
    <header className="flex flex-col gap-2">
      <h1 className="font-semibold text-2xl">
        <bdi>{message.subject || "(no subject)"}</bdi>
      </h1>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted text-sm">
        <bdi>{message.from}</bdi>
        <span>to {message.to.join(", ")}</span>
        <Time value={message.at} format="long" />
        {message.kind && <Badge>{message.kind.replaceAll("_", " ")}</Badge>}
        {message.state === "captured" ? (
          <Badge tone="warn">Test, captured</Badge>
        ) : (
          <Badge tone="ok">Sent via SMTP</Badge>
        )}
      </p>
    </header>
  );
}

function PartView({ part, message, here }: { part: Part; message: InboxMessage; here: string }) {
  if (part === "html")
    return (
      <iframe
        src={`${here}/body`}
        title="Email preview"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        className="h-[46rem] w-full rounded-panel border border-line bg-white"
      />
    );
  const text = {
    text: message.text,
    calendar: message.calendar ?? "",
    headers: message.headers.map(({ name, value }) => `${name}: ${value}`).join("\n"),
  }[part];
  return (
    <pre className="whitespace-pre-wrap break-words rounded-panel bg-surface-sunken p-4 font-mono text-sm">
      {text}
    </pre>
  );
}

function Links({ links }: { links: string[] }) {
  if (links.length === 0) return null;
  return (
    <section aria-labelledby="links">
      <h2 id="links" className="font-medium text-lg">
        Links
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {links.map((link) => (
          <li key={link}>
            <a
              href={link}
              target="_blank"
              rel="noreferrer"
              className="break-all text-accent text-sm underline-offset-4 hover:underline"
            >
              {link}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
