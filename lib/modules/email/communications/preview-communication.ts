import { checkCopy, previewLinks, renderMessage, variablesOfMessage } from "@/lib/modules/email/sending";
import { findEvent } from "@/lib/modules/show-basics/show-facts";
import type { Ctx } from "@/lib/operation/ctx";
import type { InputOf, OutputOf } from "@/lib/operation/operation";
import { invalid } from "@/lib/operation/problem";
import type { communicationsContract } from "./contract";
import { countAudience, findInAudience } from "./sending/audience";

/** Recipient of the preview if the audience is still empty. */
const SOMEBODY = { name: "Ada Lovelace", email: "ada@example.com" };

export async function previewCommunication(
  ctx: Ctx,
  { slug, subject, body, audience, as }: InputOf<typeof communicationsContract.previewCommunication>,
): Promise<OutputOf<typeof communicationsContract.previewCommunication>> {
  const event = await findEvent(ctx, slug);
  checkCopy({ subject, body }, variablesOfMessage);
  const counts = await countAudience(ctx, event, audience);
  const reader = await findInAudience(ctx, event, audience, as);
  if (as !== undefined && !reader)
    throw invalid({ as: "not_found" }, "No one in the audience has this email address.");
  const registration =
    reader?.person_kind === "registration"
      ? await ctx.db.registration.findUnique({ where: { id: reader.person_id } })
      : null;
  const client = await ctx.db.client.findUniqueOrThrow({ where: { id: event.clientId } });
  const workspace = await ctx.db.workspace.findUniqueOrThrow({ where: { id: ctx.workspaceId } });
  const to = reader ? { name: reader.name, email: reader.email } : SOMEBODY;
  const copy = { subject, body };
  const mail = await renderMessage({
    copy,
    event: { ...event, client },
    links: previewLinks(event.slug, !reader || registration !== null),
    timeZone: registration?.timeZone ?? null,
    workspace,
    name: to.name,
  });
  return { ...counts, to, subject: mail.subject, html: mail.html, text: mail.text };
}
