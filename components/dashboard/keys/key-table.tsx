"use client";

import { Ago } from "@/components/ui/ago";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { Tooltip } from "@/components/ui/tooltip";
import type { KeyWire } from "@/lib/modules/keys/schema";
import { KeyActions } from "./key-actions";
import { scopesInWords } from "./scope-catalog";

const TONES: Record<KeyWire["status"], BadgeTone> = { active: "ok", expired: "neutral", revoked: "neutral" };

const capWords = (usd: number): string =>
  `$${usd.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 6 })}`;

export function KeyTable({ keys }: { keys: readonly KeyWire[] }) {
  return (
    <Table label="API keys">
      <thead>
        <tr>
          <Th>Name</Th>
          <Th>Key</Th>
          <Th className="max-sm:hidden">Scopes</Th>
          <Th className="max-sm:hidden">Last used</Th>
          <Th className="max-md:hidden">Expires</Th>
          <Th className="text-right max-lg:hidden">Daily cap</Th>
          <Th className="max-lg:hidden">Created</Th>
          <Th>
            <span className="sr-only">Actions</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => (
          <Tr key={key.id}>
            <Td className="w-full max-w-0 sm:min-w-36">
              <span className="flex items-center gap-2">
                <span className="truncate font-medium">{key.name}</span>
                {key.status !== "active" && <Badge tone={TONES[key.status]}>{key.status}</Badge>}
              </span>
              <span className="text-ink-muted text-xs sm:hidden">
                {scopesInWords(key.scopes)} ·{" "}
                {key.last_used_at ? <Ago value={key.last_used_at} /> : "never used"}
              </span>
            </Td>
            <Td className="whitespace-nowrap font-mono text-sm">
              <span className="flex items-center gap-2">
                {key.prefix}…{key.last4}
                <Badge tone={key.environment === "test" ? "warn" : "ok"} className="font-sans max-sm:hidden">
                  {key.environment === "test" ? "Test" : "Live"}
                </Badge>
              </span>
            </Td>
            <Td className="whitespace-nowrap max-sm:hidden">
              <Scopes apiKey={key} />
              {key.client_ids.length > 0 && (
                <span className="block text-ink-muted text-xs">
                  {key.client_ids.length === 1 ? "one client" : `${key.client_ids.length} clients`}
                </span>
              )}
            </Td>
            <Td className="whitespace-nowrap text-ink-muted max-sm:hidden">
              {key.last_used_at ? <Ago value={key.last_used_at} /> : "Never"}
            </Td>
            <Td className="whitespace-nowrap text-ink-muted max-md:hidden">
              {key.expires_at ? <Ago value={key.expires_at} /> : "Never"}
            </Td>
            <Td numeric className="whitespace-nowrap text-ink-muted tabular-nums max-lg:hidden">
              {key.daily_cost_cap_usd === null ? "None" : capWords(key.daily_cost_cap_usd)}
            </Td>
            <Td className="max-w-44 whitespace-nowrap text-ink-muted max-lg:hidden">
              <span className="block truncate">{key.created_by}</span>
              <Ago value={key.created_at} className="text-xs" />
            </Td>
            <Td className="w-8">
              <KeyActions apiKey={key} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

function Scopes({ apiKey: key }: { apiKey: KeyWire }) {
  if (key.kind === "call") return <>Sales calls</>;
  return (
    <Tooltip content={key.scopes.join(", ")}>
      <button
        type="button"
        className="cursor-help rounded-sm underline decoration-line-strong decoration-dotted underline-offset-4"
      >
        {scopesInWords(key.scopes)}
      </button>
    </Tooltip>
  );
}
