import Link from "next/link";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import type { DataOf } from "@/lib/client/wire-types";
import { usd } from "./usd";

interface KeyUsageTableProps {
  rows: DataOf<"getUsageByDay">["keys"];
  /** Keys of this environment, ended ones too. */
  keys: readonly { id: string; name: string; last4: string }[];
  /** Leads to the calls behind a row. */
  logOf: (filters: Record<string, string>) => string;
}

/** What each key used, the busiest first. */
export function KeyUsageTable({ rows, keys, logOf }: KeyUsageTableProps) {
  const names = new Map(keys.map((key) => [key.id, key]));
  return (
    <Table label="Usage by key">
      <thead>
        <tr>
          <Th>Key</Th>
          <Th className="text-right">Requests</Th>
          <Th className="text-right">Refused or failed</Th>
          <Th className="text-right">Cost</Th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = names.get(row.key_id);
          return (
            <Tr key={row.key_id}>
              <Td>
                <Link
                  href={logOf({ key_id: row.key_id })}
                  className="rounded-sm text-accent underline underline-offset-2"
                >
                  {key?.name ?? <code className="font-mono text-sm">{row.key_id}</code>}
                </Link>
                {key && <code className="ml-2 font-mono text-ink-muted text-sm">…{key.last4}</code>}
              </Td>
              <Td numeric>{row.requests.toLocaleString("en")}</Td>
              <Td numeric>{row.errors.toLocaleString("en")}</Td>
              <Td numeric>{usd(row.cost_usd)}</Td>
            </Tr>
          );
        })}
      </tbody>
    </Table>
  );
}
