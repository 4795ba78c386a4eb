import { env } from "@/lib/platform/runtime/env";
import { equalText, sign } from "@/lib/platform/security/crypto";

export const INVITATION_DAYS = 7;

interface Named {
  id: string;
  linkVersion: number;
}

const signature = ({ id, linkVersion }: Named): string => sign("invitation", `${id}.${linkVersion}`);

/** The token in the emailed link: the invitation's ID and a signature over it and the number of its email. */
const invitationToken = (invitation: Named): string => `${invitation.id}.${signature(invitation)}`;

export const invitationUrl = (invitation: Named): string =>
  new URL(`/invite/${invitationToken(invitation)}`, env().PUBLIC_URL).href;

/** Returns the invitation's ID in a token, or undefined if the token isn't one of ours. */
export const idInToken = (token: string): string | undefined =>
  /^(inv_[0-9a-z]{26})\.[\w-]{32}$/.exec(token)?.[1];

export const matchesToken = (token: string, invitation: Named): boolean =>
  equalText(token, invitationToken(invitation));
