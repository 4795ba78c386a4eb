"use client";

import { Ago } from "@/components/ui/ago";
import { Badge } from "@/components/ui/badge";
import { Table, Td, Th, Tr } from "@/components/ui/table";
import { Tooltip } from "@/components/ui/tooltip";
import type { ConnectedAppWire } from "@/lib/modules/oauth/schema";
import { scopesInWords } from "../keys/scope-catalog";
import { AppActions } from "./app-actions";

/** The apps that people of this workspace allowed something, and how to end that. */
export function ConnectedApps({ apps }: { apps: readonly ConnectedAppWire[] }) {
  return (
    <Table label="Connected apps">
      <thead>
        <tr>
          <Th>App</Th>
          <Th className="max-sm:hidden">May</Th>
          <Th className="max-md:hidden">For</Th>
          <Th className="max-md:hidden">A day</Th>
          <Th className="max-sm:hidden">Last used</Th>
          <Th className="max-lg:hidden">Connected</Th>
          <Th>
            <span className="sr-only">Actions</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {apps.map((app) => (
          <Tr key={app.id}>
            <Td className="w-full max-w-0 sm:min-w-36">
              <span className="flex items-center gap-2">
                <span className="truncate font-medium">{app.name}</span>
                {app.status === "revoked" && <Badge>disconnected</Badge>}
              </span>
              <span className="block truncate text-ink-muted text-xs">returns to {app.returns_to}</span>
            </Td>
            <Td className="whitespace-nowrap max-sm:hidden">
              <Tooltip content={app.scopes.join(", ")}>
                <button
                  type="button"
                  className="cursor-help rounded-sm underline decoration-line-strong decoration-dotted underline-offset-4"
                >
                  {scopesInWords(app.scopes)}
                </button>
              </Tooltip>
            </Td>
            <Td className="max-w-44 truncate text-ink-muted max-md:hidden">{app.person.email}</Td>
            <Td className="whitespace-nowrap text-ink-muted tabular-nums max-md:hidden">
              {app.daily_cost_cap_usd === null ? "No cap" : `up to $${app.daily_cost_cap_usd}`}
            </Td>
            <Td className="whitespace-nowrap text-ink-muted max-sm:hidden">
              {app.last_used_at ? <Ago value={app.last_used_at} /> : "Never"}
            </Td>
            <Td className="whitespace-nowrap text-ink-muted max-lg:hidden">
              <Ago value={app.created_at} />
            </Td>
            <Td className="w-8 text-right">{app.status === "active" && <AppActions app={app} />}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
