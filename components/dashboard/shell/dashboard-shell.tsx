"use client";

import { Menu as MenuIcon } from "lucide-react";
import Link from "next/link";
import { type ReactNode, useEffect, useState } from "react";
import { Badge } from "@/components/ui/badge";
import { Drawer } from "@/components/ui/drawer";
import { IconButton } from "@/components/ui/icon-button";
import { Wordmark } from "@/components/ui/wordmark";
import { retryRefreshes } from "@/lib/client/retry-refreshes";
import { type DashboardEnvironment, DrawnContext } from "../access/environment";
import { AccountMenu, type Person, type WorkspaceChoice } from "./account-menu";
import { EnvironmentSwitch } from "./environment-switch";
import { DashboardPalette } from "./navigation/dashboard-palette";
import { NavLinks } from "./navigation/nav-links";
import { SideNav } from "./navigation/side-nav";
import { SessionWatch } from "./session-watch";
import { TestStripe } from "./test-stripe";

interface DashboardShellProps {
  environment: DashboardEnvironment;
  person: Person;
  workspaces: readonly WorkspaceChoice[];
  children: ReactNode;
}

export function DashboardShell({ environment, person, workspaces, children }: DashboardShellProps) {
  const current = workspaces.find((workspace) => workspace.current);
  const drawn = { environment, workspaceId: person.workspaceId, userId: person.id, role: person.role };
  const account = <AccountMenu person={person} workspaces={workspaces} />;
  useEffect(retryRefreshes, []);
  return (
    <DrawnContext value={drawn}>
      <SessionWatch workspaceName={current?.name ?? "another workspace"} />
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-50 focus:rounded-control focus:bg-surface-overlay focus:px-3 focus:py-2"
      >
        Skip to content
      </a>
      <div className="flex min-h-dvh flex-col">
        <div className="sticky top-0 z-30">
          {environment === "test" && <TestStripe />}
          <TopBar environment={environment} account={account} />
        </div>
        <div className="flex flex-1">
          <aside
            className={`sticky hidden w-60 shrink-0 flex-col gap-4 border-line border-r px-3 py-4 lg:flex ${
              environment === "test" ? "top-1.5 h-[calc(100dvh-6px)]" : "top-0 h-dvh"
            }`}
          >
            <Link href={`/dashboard/${environment}`} className="mx-2 w-fit rounded-control">
              <Wordmark />
            </Link>
            <EnvironmentSwitch />
            <DashboardPalette />
            <SideNav />
            {account}
          </aside>
          <main id="content" className="min-w-0 flex-1 px-4 py-6 sm:px-8 sm:py-8">
            <div className="mx-auto max-w-6xl">{children}</div>
          </main>
        </div>
      </div>
    </DrawnContext>
  );
}

/** Replaces the sidebar on small screens. */
function TopBar({ environment, account }: { environment: DashboardEnvironment; account: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <header className="flex h-14 items-center gap-2 border-line border-b bg-surface px-4 lg:hidden">
      <IconButton
        label="Open menu"
        icon={<MenuIcon className="size-5" aria-hidden />}
        onClick={() => setOpen(true)}
        className="-ml-2"
      />
      <Link href={`/dashboard/${environment}`} className="rounded-control">
        <Wordmark />
      </Link>
      <Badge tone={environment === "test" ? "warn" : "ok"} dot className="ml-auto">
        {environment === "test" ? "Test" : "Live"}
      </Badge>
      <Drawer open={open} onOpenChange={setOpen} side="left" title="Dashboard">
        <div className="flex h-full flex-col gap-6">
          <EnvironmentSwitch />
          <nav aria-label="Dashboard" className="flex-1">
            <NavLinks onGo={() => setOpen(false)} />
          </nav>
          {account}
        </div>
      </Drawer>
    </header>
  );
}
