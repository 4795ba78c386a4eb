import { oneLine } from "@/lib/platform/text/one-line";
import { builtInCopy } from "./copy/built-in-copy";
import type { MailedPlace } from "./copy/mailed-place";
import { mergeCopy } from "./copy/merge-copy";
import { storedCopy } from "./copy/stored-copy";
import { fillVariables, type Values, valueIn } from "./copy/variables";
import type { CopyKind } from "./copy-schema";

/** A mail's copy, filled in for one person. */
export interface FilledCopy {
  subject: string;
  preheader: string;
  heading: string;
  buttonLabel: string;
  fromName: string;
  /** Null: that of the show. */
  replyTo: string | null;
  /** Markdown with its variables, which are filled in once it is read. */
  body: string;
  /** The same as text. */
  bodyText: string;
  values: Values;
}

/** What one kind of mail says to one person, from all layers of the show's place. */
export async function fillCopy(kind: CopyKind, place: MailedPlace, values: Values): Promise<FilledCopy> {
  const { workspaceId, environment, series, id, language } = place;
  const stored = await storedCopy({ workspaceId, environment, series, eventId: id }, kind);
  const copy = mergeCopy(stored, builtInCopy(kind, language));
  const line = (field: "subject" | "preheader" | "heading" | "button_label" | "from_name") =>
    oneLine(fillVariables(copy[field].value ?? "", valueIn(values)), 200);
  const body = copy.body.value ?? "";
  return {
    subject: line("subject"),
    preheader: line("preheader"),
    heading: line("heading"),
    buttonLabel: line("button_label"),
    fromName: line("from_name"),
    replyTo: copy.reply_to.value,
    body,
    bodyText: await textOf(body, values),
    values,
  };
}

async function textOf(markdown: string, values: Values): Promise<string> {
  // Loaded on first use: the mail library is heavy and most processes never make a mail.
  const [{ render }, { CopyBody }] = await Promise.all([
    import("react-email"),
    import("./templates/copy-body"),
  ]);
  const text = await render(CopyBody({ markdown, values }), {
    plainText: true,
    htmlToTextOptions: { wordwrap: false },
  });
  return text.trim();
}
