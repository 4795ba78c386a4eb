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

export function MailTable({ mails }: { mails: readonly Mail[] }) {
  const { base } = useEnvironment();
  const router = useRouter();
  return (
    <Table label="Mail">
      <thead>
        <tr>
          <Th>To</Th>
          <Th>Subject</Th>
          <Th>Kind</Th>
          <Th>State</Th>
          <Th>When</Th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <Tr key={mail.id} interactive onClick={() => router.push(`${base}/inbox/${mail.id}`)}>
            <Td className="max-w-56 truncate">{mail.to.email}</Td>
            <Td className="min-w-56 max-w-96">
              <Link
                href={`${base}/inbox/${mail.id}`}
                className="block truncate rounded-sm font-medium hover:underline"
              >
                {mail.subject || "Not written yet"}
              </Link>
            </Td>
            <Td className="whitespace-nowrap text-ink-muted">{mail.kind}</Td>
            <Td>
              <Badge tone={TONES[mail.state] ?? "neutral"}>{mail.state}</Badge>
            </Td>
            <Td className="whitespace-nowrap text-ink-muted">
              <Ago value={mail.created_at} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
