"use client";

import { Ago } from "@/components/ui/ago";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { KeyWire } from "@/lib/modules/developers/keys/schema";
import { scopesInWords } from "@/lib/modules/developers/keys/scope-vocabulary";
import { KeyActions } from "./key-actions";
import { CREATED_COLUMN, USE_COLUMNS } from "./key-columns";
import { ScopeWords } from "./scope-words";

const TONES: Record<KeyWire["status"], BadgeTone> = { active: "ok", expired: "neutral", revoked: "neutral" };

const capWords = (usd: number): string =>
  `$${usd.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 6 })}`;

const COLUMNS: readonly Column<KeyWire>[] = [
  {
    header: "Name",
    className: "w-full max-w-0 sm:min-w-36",
    cell: (key) => (
      <>
        <span className="flex items-center gap-2">
          <span className="truncate font-medium">{key.name}</span>
          {key.status !== "active" && (
            <Badge tone={TONES[key.status]} className="capitalize">
              {key.status}
            </Badge>
          )}
        </span>
        <span className="text-ink-muted text-xs sm:hidden">
          {scopesInWords(key.scopes)} · {key.last_used_at ? <Ago value={key.last_used_at} /> : "never used"}
        </span>
      </>
    ),
  },
  {
    header: "Key",
    className: "whitespace-nowrap font-mono text-sm",
    cell: (key) => (
      <span className="flex items-center gap-2">
        {key.prefix}…{key.last4}
        <Badge tone={key.environment === "test" ? "warn" : "ok"} className="font-sans max-sm:hidden">
          {key.environment === "test" ? "Test" : "Live"}
        </Badge>
      </span>
    ),
  },
  {
    header: "Scopes",
    from: "sm",
    className: "whitespace-nowrap",
    cell: (key) => (
      <>
        {key.kind === "call" ? "Sales calls" : <ScopeWords scopes={key.scopes} />}
        {key.client_ids.length > 0 && (
          <span className="block text-ink-muted text-xs">
            {key.client_ids.length === 1 ? "1 client" : `${key.client_ids.length} clients`}
          </span>
        )}
      </>
    ),
  },
  ...USE_COLUMNS,
  {
    header: "Daily cap",
    from: "lg",
    numeric: true,
    className: "whitespace-nowrap text-ink-muted tabular-nums",
    cell: (key) => (key.daily_cost_cap_usd === null ? "No cap" : capWords(key.daily_cost_cap_usd)),
  },
  CREATED_COLUMN,
  { header: "Actions", quiet: true, className: "w-8", cell: (key) => <KeyActions apiKey={key} /> },
];

export function KeyTable({ keys }: { keys: readonly KeyWire[] }) {
  return <DataTable label="API keys" columns={COLUMNS} rows={keys} keyOf={({ id }) => id} />;
}
