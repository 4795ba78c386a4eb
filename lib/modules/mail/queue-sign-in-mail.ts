import { asSystem } from "@/lib/operation/as-system";
import { queueMail } from "./queue-mail";

/**
 * Queues the mail with a sign-in link, in a transaction of its own. It belongs to no workspace and always goes out.
 * `link` is absolute; it is stored encrypted and leaves no trace in the message row.
 */
export async function queueSignInMail({ email, link }: { email: string; link: string }): Promise<void> {
  await asSystem("queueSignInMail", { workspaceId: "", environment: "live" }, async (ctx) => {
    const dedupeKey = `sign_in:${ctx.newId("in")}`;
    await queueMail(ctx, { kind: "sign_in", to: { name: "", email }, dedupeKey, secret: link });
  });
}
