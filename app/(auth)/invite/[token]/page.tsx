import type { Metadata } from "next";
import { headers } from "next/headers";
import Link from "next/link";
import { AcceptForm } from "@/components/dashboard/sign-in/accept-form";
import { SignOutButton } from "@/components/dashboard/sign-in/sign-out-button";
import { roleLabel } from "@/components/dashboard/team/roles";
import { ButtonLink } from "@/components/ui/button-link";
import { findSession } from "@/lib/api/auth/session-principal";
import { type InvitationState, readInvitation } from "@/lib/modules/accounts/team";
import { ROLE_RIGHTS, type Role } from "@/lib/platform/security/roles";

export const metadata: Metadata = { title: "Invitation", referrer: "same-origin" };

const ENDED: Record<InvitationState, string> = {
  unknown: "This invitation link is not valid. If you were invited again, use the link in the newest mail.",
  accepted: "This invitation was accepted before.",
  revoked: "This invitation was revoked.",
  expired: "This invitation has expired after seven days. Ask for a new one.",
};

interface Props {
  params: Promise<{ token: string }>;
}

/** Opening this uses nothing up, whoever opens it: only the button does. */
export default async function InvitePage({ params }: Props) {
  const { token } = await params;
  const open = await readInvitation(token);
  const session = await findSession((await headers()).get("cookie") ?? undefined);
  if ("state" in open) return <Ended state={open.state} signedIn={session !== undefined} />;
  const { invitation, workspace, known } = open;
  const stranger = session !== undefined && session.email !== invitation.email;
  return (
    <>
      <div>
        <h1 className="break-words font-semibold text-3xl tracking-[-0.02em]">Join {workspace.name}</h1>
        <p className="mt-2 text-ink-muted text-lg">
          <strong className="break-words font-medium text-ink">{invitation.invitedBy}</strong> invites{" "}
          <strong className="break-words font-medium text-ink">{invitation.email}</strong> to work here.
        </p>
      </div>
      <dl className="border-line border-t text-base">
        <div className="flex flex-wrap justify-between gap-x-4 border-line border-b py-2.5">
          <dt className="text-ink-muted">Role</dt>
          <dd className="text-right">
            {roleLabel(invitation.role as Role)}
            <span className="block text-ink-muted text-sm">{ROLE_RIGHTS[invitation.role as Role].words}</span>
          </dd>
        </div>
      </dl>
      {stranger ? (
        <>
          <p role="alert" className="rounded-control bg-warn-soft px-3 py-2 text-base">
            You are signed in as <strong className="break-words font-medium">{session.email}</strong>. The
            invitation is for another address, so it cannot be accepted from this account.
          </p>
          <SignOutButton back={`/invite/${token}`} />
        </>
      ) : (
        <AcceptForm token={token} needsSignIn={!session && known} />
      )}
      <p className="text-ink-muted text-sm">
        You do not know what this is about? Close the page: without the button nothing happens.
      </p>
    </>
  );
}

function Ended({ state, signedIn }: { state: InvitationState; signedIn: boolean }) {
  return (
    <>
      <div>
        <h1 className="font-semibold text-3xl tracking-[-0.02em]">Nothing to accept</h1>
        <p className="mt-2 text-ink-muted text-lg">{ENDED[state]}</p>
      </div>
      {signedIn ? (
        <ButtonLink href="/dashboard" className="self-start">
          To the dashboard
        </ButtonLink>
      ) : (
        <Link href="/sign-in" className="self-start rounded-sm text-accent text-base hover:underline">
          Sign in
        </Link>
      )}
    </>
  );
}
