"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { Ago } from "@/components/ui/ago";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { DataOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../shell/environment";

type Mail = DataOf<"listMail">[number];

const TONES: Record<string, BadgeTone> = {
  sent: "ok",
  captured: "accent",
  failed: "danger",
  suppressed: "warn",
  skipped: "warn",
};

function StateBadge({ state }: { state: string }) {
  return (
    <Badge tone={TONES[state] ?? "neutral"} className="capitalize">
      {state}
    </Badge>
  );
}

export function MailTable({ mails }: { mails: readonly Mail[] }) {
  const { base } = useEnvironment();
  const router = useRouter();
  return (
    <Table label="Mail">
      <thead>
        <tr>
          <Th className="max-sm:hidden">To</Th>
          <Th>Subject</Th>
          <Th className="max-md:hidden">Kind</Th>
          <Th>State</Th>
          <Th className="max-sm:hidden">When</Th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <Tr key={mail.id} interactive onClick={() => router.push(`${base}/inbox/${mail.id}`)}>
            <Td className="max-w-56 truncate max-sm:hidden">{mail.to.email}</Td>
            <Td className="w-full max-w-0 sm:min-w-56">
              <Link
                href={`${base}/inbox/${mail.id}`}
                className="block truncate rounded-sm font-medium hover:underline"
              >
                {mail.subject || "Not written yet"}
              </Link>
              <span className="block truncate text-ink-muted text-xs sm:hidden">
                {mail.to.email} · <Ago value={mail.created_at} />
              </span>
            </Td>
            <Td className="whitespace-nowrap text-ink-muted max-md:hidden">{mail.kind}</Td>
            <Td>
              <StateBadge state={mail.state} />
            </Td>
            <Td className="whitespace-nowrap text-ink-muted max-sm:hidden">
              <Ago value={mail.created_at} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
