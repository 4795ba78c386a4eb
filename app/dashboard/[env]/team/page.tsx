import type { Metadata } from "next";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { ReadProblem } from "@/components/dashboard/parts/page/read-problem";
import { Section } from "@/components/dashboard/parts/page/section";
import { InvitationTable } from "@/components/dashboard/workspace/team/invitation-table";
import { InviteDialog } from "@/components/dashboard/workspace/team/invite-dialog";
import { MemberTable } from "@/components/dashboard/workspace/team/member-table";
import { RoleTable } from "@/components/dashboard/workspace/team/role-table";
import { TransferDialog } from "@/components/dashboard/workspace/team/transfer-dialog";
import { atLeast } from "@/lib/platform/security/roles";
import { type EnvironmentParams, environmentFrom } from "../../_lib/environment";
import { read } from "../../_lib/read";
import { viewer } from "../../_lib/viewer";

export const metadata: Metadata = { title: "Team" };

export default async function TeamPage({ params }: EnvironmentParams) {
  const environment = environmentFrom((await params).env);
  const { role, user_id: userId } = await viewer();
  const manages = atLeast(role, "admin");
  const [members, invitations] = await Promise.all([
    read(environment, "listMembers", { query: { limit: "200", order: "asc" } }),
    manages ? read(environment, "listInvitations", { query: { limit: "200" } }) : undefined,
  ]);
  const people = members.data?.items ?? [];
  const others = people.filter((member) => member.user_id !== userId);
  return (
    <>
      <PageHeader
        title="Team"
        description="Members and their roles, for both test and live."
        action={manages && <InviteDialog />}
      />
      <div className="flex flex-col gap-10">
        <Section title="Members">
          {members.problem ? <ReadProblem problem={members.problem} /> : <MemberTable members={people} />}
        </Section>
        {invitations && (
          <Section title="Pending invitations">
            <Listing
              cut
              list={invitations}
              empty={
                <p className="border-line border-t py-3 text-base text-ink-muted">No pending invitations.</p>
              }
            >
              {(rows) => <InvitationTable invitations={rows} />}
            </Listing>
          </Section>
        )}
        <Section title="Roles" description="API keys have scopes instead of roles.">
          <RoleTable />
        </Section>
        {role === "owner" && others.length > 0 && (
          <Section
            title="Transfer ownership"
            description="Another member becomes the owner, and you become an admin."
            action={<TransferDialog others={others} />}
          />
        )}
      </div>
    </>
  );
}
