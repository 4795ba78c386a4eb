import type { Client, Event, Workspace } from "@/lib/generated/prisma/client";
import type { MailContent } from "./define-mail";
import { type Copy, type MessageLinks, messageFacts } from "./message-facts";

interface Given {
  copy: Copy;
  event: Event & { client: Client };
  links: MessageLinks;
  timeZone: string | null;
  workspace: Workspace | null;
  /** Of the reader */
  name: string;
}

/** A message as one reader gets it. */
export async function renderMessage({ workspace, ...given }: Given): Promise<MailContent> {
  const facts = messageFacts({ ...given, workspaceName: workspace?.name ?? "" });
  const [{ render }, { MessageMail }] = await Promise.all([
    import("react-email"),
    import("./templates/message-mail"),
  ]);
  const mail = MessageMail({ facts });
  return {
    subject: facts.subject,
    html: await render(mail),
    text: await render(mail, { plainText: true }),
    calendar: null,
    headers: facts.place
      ? {
          "List-Unsubscribe": `<${facts.place.unsubscribe}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
      : {},
  };
}
