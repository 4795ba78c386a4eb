import type { Metadata } from "next";
import { headers } from "next/headers";
import Link from "next/link";
import { AcceptForm } from "@/components/dashboard/sign-in/accept-form";
import { SignOutButton } from "@/components/dashboard/sign-in/sign-out-button";
import { roleLabel } from "@/components/dashboard/workspace/team/roles";
import { ButtonLink } from "@/components/ui/button-link";
import { findSession } from "@/lib/api/auth/session-principal";
import { type InvitationState, readInvitation } from "@/lib/modules/accounts/team";
import { ROLE_RIGHTS, type Role } from "@/lib/platform/security/roles";

export const metadata: Metadata = { title: "Invitation", referrer: "same-origin" };

const ENDED: Record<InvitationState, string> = {
  unknown:
    "This invitation link isn’t valid. If you were invited more than once, use the link in the latest email.",
  accepted: "This invitation has already been accepted.",
  revoked: "This invitation has been revoked. Ask for a new one.",
  expired: "This invitation expired after 7 days. Ask for a new one.",
};

interface Props {
  params: Promise<{ token: string }>;
}

/** Opening the page doesn't use the link. Only the button does. */
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
          <strong className="break-words font-medium text-ink">{invitation.invitedBy}</strong> invited{" "}
          <strong className="break-words font-medium text-ink">{invitation.email}</strong> to this workspace.
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
            You’re signed in as <strong className="break-words font-medium">{session.email}</strong>, but this
            invitation is for a different email address. Sign out to accept it.
          </p>
          <SignOutButton back={`/invite/${token}`} />
        </>
      ) : (
        <AcceptForm token={token} needsSignIn={!session && known} />
      )}
      <p className="text-ink-muted text-sm">
        Weren’t expecting this? Close this page. Nothing happens until you accept.
      </p>
    </>
  );
}

function Ended({ state, signedIn }: { state: InvitationState; signedIn: boolean }) {
  return (
    <>
      <div>
        <h1 className="font-semibold text-3xl tracking-[-0.02em]">Invitation not available</h1>
        <p className="mt-2 text-ink-muted text-lg">{ENDED[state]}</p>
      </div>
      {signedIn ? (
        <ButtonLink href="/dashboard" className="self-start">
          Go to dashboard
        </ButtonLink>
      ) : (
        <Link href="/sign-in" className="self-start rounded-sm text-accent text-base hover:underline">
          Sign in
        </Link>
      )}
    </>
  );
}
