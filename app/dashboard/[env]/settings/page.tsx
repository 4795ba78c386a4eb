import type { Metadata } from "next";
import { PageHeader } from "@/components/dashboard/parts/page-header";
import { ReadProblem } from "@/components/dashboard/parts/read-problem";
import { Section } from "@/components/dashboard/parts/section";
import { MemberTable } from "@/components/dashboard/settings/member-table";
import { SessionList } from "@/components/dashboard/settings/session-list";
import { WorkspaceForm } from "@/components/dashboard/settings/workspace-form";
import { CopyButton } from "@/components/ui/copy-button";
import { type EnvironmentParams, environmentFrom } from "../../_lib/environment";
import { read } from "../../_lib/read";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage({ params }: EnvironmentParams) {
  const environment = environmentFrom((await params).env);
  const [workspace, members, sessions] = await Promise.all([
    read(environment, "getWorkspace"),
    read(environment, "listMembers", { query: { limit: "200", order: "asc" } }),
    read(environment, "listSessions", { query: { limit: "50" } }),
  ]);
  const row = workspace.data;
  return (
    <>
      <PageHeader title="Settings" description="The workspace, its people, and where you are signed in." />
      <div className="flex flex-col gap-10">
        <Section title="Workspace">
          {row ? (
            <div className="flex flex-col gap-4">
              <WorkspaceForm name={row.name} manages={row.role === "owner" || row.role === "admin"} />
              <p className="flex flex-wrap items-center gap-x-6 gap-y-1 text-ink-muted text-sm">
                <span>
                  Plan <code className="font-mono text-ink">{row.plan}</code>
                </span>
                <span className="flex items-center gap-1">
                  Id <code className="break-all font-mono text-ink text-xs">{row.id}</code>
                  <CopyButton value={row.id} label="Copy workspace id" />
                </span>
              </p>
            </div>
          ) : (
            workspace.problem && <ReadProblem problem={workspace.problem} />
          )}
        </Section>
        <Section title="Members" description="Operators add people with bin/admin member add.">
          {members.problem ? (
            <ReadProblem problem={members.problem} />
          ) : (
            <MemberTable members={members.data.items} />
          )}
        </Section>
        <Section
          title="Your sessions"
          description="Signing a browser out takes effect at once. A session ends a day after its last use."
        >
          {sessions.problem ? (
            <ReadProblem problem={sessions.problem} />
          ) : (
            <SessionList sessions={sessions.data.items} />
          )}
        </Section>
      </div>
    </>
  );
}
