"use client";

import { agoColumn } from "@/components/ui/ago-column";
import { Badge } from "@/components/ui/badge";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { ConnectedAppWire } from "@/lib/modules/developers/oauth/schema";
import { ScopeWords } from "../keys/scope-words";
import { AppActions } from "./app-actions";

const COLUMNS: readonly Column<ConnectedAppWire>[] = [
  {
    header: "App",
    className: "w-full max-w-0 sm:min-w-36",
    cell: (app) => (
      <>
        <span className="flex items-center gap-2">
          <span className="truncate font-medium">{app.name}</span>
          {app.status === "revoked" && <Badge>Disconnected</Badge>}
        </span>
        <span className="block truncate text-ink-muted text-xs">redirects to {app.returns_to}</span>
      </>
    ),
  },
  {
    header: "Permissions",
    from: "sm",
    className: "whitespace-nowrap",
    cell: (app) => (
      <>
        <ScopeWords scopes={app.scopes} />
        {app.receives_secrets && <Badge tone="warn">Can receive secrets</Badge>}
      </>
    ),
  },
  {
    header: "Connected by",
    from: "md",
    className: "max-w-44 truncate text-ink-muted",
    cell: (app) => app.person.email,
  },
  {
    header: "Daily cap",
    from: "md",
    className: "whitespace-nowrap text-ink-muted tabular-nums",
    cell: (app) => (app.daily_cost_cap_usd === null ? "No cap" : `up to $${app.daily_cost_cap_usd}`),
  },
  agoColumn("Last used", (app) => app.last_used_at, { from: "sm", never: "Never" }),
  agoColumn("Connected", (app) => app.created_at, { from: "lg" }),
  {
    header: "Actions",
    quiet: true,
    className: "w-8 text-right",
    cell: (app) => app.status === "active" && <AppActions app={app} />,
  },
];

/** Apps that people in this workspace connected, with a way to disconnect each. */
export function ConnectedApps({ apps }: { apps: readonly ConnectedAppWire[] }) {
  return <DataTable label="Connected apps" columns={COLUMNS} rows={apps} keyOf={({ id }) => id} />;
}
