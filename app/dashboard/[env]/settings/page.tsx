import type { Metadata } from "next";
import { providerChoices } from "@/app/api/auth/_auth/providers";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { ReadProblem } from "@/components/dashboard/parts/page/read-problem";
import { Section } from "@/components/dashboard/parts/page/section";
import { IdentityList } from "@/components/dashboard/workspace/settings/identity-list";
import { NameForm } from "@/components/dashboard/workspace/settings/name-form";
import { SessionList } from "@/components/dashboard/workspace/settings/session-list";
import { SignOutOthers } from "@/components/dashboard/workspace/settings/sign-out-others";
import { WordFilter } from "@/components/dashboard/workspace/settings/word-filter";
import { WorkspaceFacts } from "@/components/dashboard/workspace/settings/workspace-facts";
import { atLeast } from "@/lib/platform/security/roles";
import { asked, type PageProps } from "../../_lib/asked";
import { read } from "../../_lib/read";
import { viewer } from "../../_lib/viewer";

export const metadata: Metadata = { title: "Settings" };

export default async function SettingsPage(props: PageProps) {
  const { environment, query } = await asked(props, ["problem"]);
  const { role } = await viewer();
  const [workspace, profile, sessions, filter] = await Promise.all([
    read(environment, "getWorkspace"),
    read(environment, "getProfile"),
    read(environment, "listSessions", { query: { limit: "50" } }),
    read(environment, "getWordFilter"),
  ]);
  const providers = providerChoices();
  const identities = profile.data?.identities ?? [];
  return (
    <>
      <PageHeader title="Settings" description="You, where you are signed in, and the workspace." />
      <div className="flex flex-col gap-10">
        <Section title="Profile">
          {profile.problem ? <ReadProblem problem={profile.problem} /> : <OwnName {...profile.data} />}
        </Section>
        {profile.data && (providers.length > 0 || identities.length > 0) && (
          <Section
            title="Ways to sign in"
            description="In addition to a sign-in link by e-mail, which always works."
          >
            <IdentityList identities={identities} providers={providers} problem={query.problem} />
          </Section>
        )}
        <Section
          title="Your sessions"
          description="Signing a browser out takes effect at once. A session ends a day after its last use."
          action={(sessions.data?.items.length ?? 0) > 1 && <SignOutOthers />}
        >
          {sessions.problem ? (
            <ReadProblem problem={sessions.problem} />
          ) : (
            <SessionList sessions={sessions.data.items} />
          )}
        </Section>
        <Section title="Workspace">
          {workspace.problem ? (
            <ReadProblem problem={workspace.problem} />
          ) : (
            <div className="flex flex-col gap-5">
              <WorkspaceName name={workspace.data.name} manages={atLeast(role, "admin")} />
              <WorkspaceFacts workspace={workspace.data} />
            </div>
          )}
        </Section>
        <Section
          title="Words held back in chats"
          description="In all shows, test and live: a line with one of them waits until the crew shows it, and its author is told so."
        >
          {filter.problem ? (
            <ReadProblem problem={filter.problem} />
          ) : (
            <WordFilter words={filter.data.words} manages={atLeast(role, "member")} />
          )}
        </Section>
      </div>
    </>
  );
}

const OwnName = ({ name, email }: { name: string; email: string }) => (
  <NameForm
    operation="updateProfile"
    label="Your name"
    name={name}
    placeholder={email}
    autoComplete="name"
    hint={
      <>
        Signed in as <span className="break-words text-ink">{email}</span>. Colleagues and the audit log see
        the name, or the address while there is none.
      </>
    }
  />
);

const WorkspaceName = ({ name, manages }: { name: string; manages: boolean }) => (
  <NameForm
    operation="updateWorkspace"
    label="Name"
    name={name}
    readOnly={!manages}
    hint={manages ? undefined : "Owners and admins can change it."}
  />
);
