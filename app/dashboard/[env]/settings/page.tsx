import type { Metadata } from "next";
import { providerChoices } from "@/app/api/auth/_auth/providers";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { ReadProblem } from "@/components/dashboard/parts/page/read-problem";
import { Section } from "@/components/dashboard/parts/page/section";
import { IdentityList } from "@/components/dashboard/workspace/settings/identity-list";
import { NameForm } from "@/components/dashboard/workspace/settings/name-form";
import { PublicRecordings } from "@/components/dashboard/workspace/settings/public-recordings";
import { SessionList } from "@/components/dashboard/workspace/settings/session-list";
import { SignOutOthers } from "@/components/dashboard/workspace/settings/sign-out-others";
import { WordFilter } from "@/components/dashboard/workspace/settings/word-filter";
import { WorkspaceFacts } from "@/components/dashboard/workspace/settings/workspace-facts";
import { ButtonLink } from "@/components/ui/button-link";
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
      <PageHeader title="Settings" description="Your profile, sessions and workspace." />
      <div className="flex flex-col gap-10">
        <Section title="Profile">
          {profile.problem ? <ReadProblem problem={profile.problem} /> : <OwnName {...profile.data} />}
        </Section>
        {profile.data && (providers.length > 0 || identities.length > 0) && (
          <Section title="Sign-in methods" description="You can always sign in with an email link.">
            <IdentityList identities={identities} providers={providers} problem={query.problem} />
          </Section>
        )}
        <Section
          title="Sessions"
          description="Sessions expire after 24 hours without activity. Signing out a browser takes effect immediately."
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
              <PublicRecordings
                isPublic={workspace.data.public_recordings}
                manages={atLeast(role, "admin")}
              />
              <WorkspaceFacts workspace={workspace.data} />
            </div>
          )}
        </Section>
        <Section
          title="Blocked words"
          description="In all test and live shows, chat messages with a blocked word are held for review. The author sees that their message is in review."
        >
          {filter.problem ? (
            <ReadProblem problem={filter.problem} />
          ) : (
            <WordFilter words={filter.data.words} manages={atLeast(role, "member")} />
          )}
        </Section>
        {atLeast(role, "admin") && (
          <Section
            title="Personal data"
            description="When someone asks for a copy of their data or wants it erased, look them up by email."
            action={
              <ButtonLink href={`/dashboard/${environment}/settings/personal-data`}>
                Look up person
              </ButtonLink>
            }
          />
        )}
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
        Signed in as <span className="break-words text-ink">{email}</span>. Your team and the audit log see
        this name, or your email address if it’s empty.
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
    hint={manages ? undefined : "Only owners and admins can change this."}
  />
);
