import type { Metadata } from "next";
import type { ReactNode } from "react";
import { providerChoices } from "@/app/api/auth/_auth/providers";
import { DashboardShell } from "@/components/dashboard/shell/dashboard-shell";
import { InactiveAccount } from "@/components/dashboard/shell/inactive-account";
import { AppProviders } from "@/components/ui/app-providers";
import { environmentFrom } from "../_lib/environment";
import { read } from "../_lib/read";
import { viewer, viewerPrincipal } from "../_lib/viewer";

export const metadata: Metadata = { title: { default: "Dashboard", template: "%s · Showrunner" } };

interface Props {
  params: Promise<{ env: string }>;
  children: ReactNode;
}

export default async function DashboardLayout({ params, children }: Props) {
  const environment = environmentFrom((await params).env);
  const person = await viewer();
  if (!(await viewerPrincipal(environment)))
    return (
      <InactiveAccount
        email={person.email}
        unverified={person.status === "active"}
        providers={providerChoices()}
      />
    );
  const workspaces = await read(environment, "listWorkspaces", {
    query: { limit: "200", sort: "name", order: "asc" },
  });
  return (
    <AppProviders>
      <DashboardShell
        environment={environment}
        person={{
          id: person.user_id,
          workspaceId: person.workspace_id,
          email: person.email,
          name: person.name,
          role: person.role,
        }}
        workspaces={(workspaces.data?.items ?? []).map(({ id, name, current }) => ({ id, name, current }))}
      >
        {children}
      </DashboardShell>
    </AppProviders>
  );
}
