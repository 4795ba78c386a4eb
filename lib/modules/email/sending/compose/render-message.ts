import type { Client, Event, Workspace } from "@/lib/generated/prisma/client";
import { copyText } from "./copy/copy-text";
import { type Copy, type MessageFacts, type MessageLinks, messageFacts } from "./facts/message-facts";
import type { RenderedEmail } from "./links/render-shared";
import { withColon } from "./words/with-colon";

interface Given {
  copy: Copy;
  event: Event & { client: Client };
  links: MessageLinks;
  timeZone: string | null;
  workspace: Workspace | null;
  /** The reader's name. */
  name: string;
}

/** Renders a message for one reader. */
export async function renderMessage({ workspace, ...given }: Given): Promise<RenderedEmail> {
  const facts = messageFacts({ ...given, workspaceName: workspace?.name ?? "" });
  const [{ render }, { MessageEmail }] = await Promise.all([
    import("react-email"),
    import("./templates/message-email"),
  ]);
  return {
    subject: facts.subject,
    lines: [facts.subject],
    html: await render(MessageEmail({ facts })),
    text: await messageText(facts),
  };
}

async function messageText({ body, values, links, words, reason, language }: MessageFacts): Promise<string> {
  const paragraphs = [
    await copyText(body, values),
    links.place && `${withColon(words.place, language)}\n${links.place}`,
    `--\n${reason}${links.unsubscribe ? `\n${withColon(words.chooseEmails, language)} ${links.unsubscribe}` : ""}`,
  ];
  return `${paragraphs.filter(Boolean).join("\n\n")}\n`;
}
