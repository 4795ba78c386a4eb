import type { Ctx } from "@/lib/operation/ctx";
import { normalEmail } from "@/lib/platform/text/normal-email";
import { confirmLink, newSignInToken, SIGN_IN_MINUTES, signInTokenHash } from "./sign-in-token";

export interface SignInLink {
  url: string;
  email: string;
  expiresAt: Date;
}

/**
 * Issues a link that signs its holder in once, within ten minutes. The address doesn't need an account yet.
 */
export async function issueSignInLink(
  ctx: Pick<Ctx, "db" | "realNow">,
  email: string,
  callbackPath?: string,
): Promise<SignInLink> {
  const address = normalEmail(email);
  const token = newSignInToken();
  const expiresAt = new Date(ctx.realNow.getTime() + SIGN_IN_MINUTES * 60_000);
  await ctx.db.signInToken.create({
    data: { tokenHash: signInTokenHash(token), email: address, createdAt: ctx.realNow, expiresAt },
  });
  return { url: confirmLink(token, address, callbackPath), email: address, expiresAt };
}
