import { oneLine } from "@/lib/platform/text/one-line";
import type { CopyKind } from "../../copy-schema";
import { MAX_LINE_CHARS } from "../links/render-shared";
import type { CopyVariant } from "./built-in/own-words";
import { builtInCopy } from "./built-in-copy";
import { copyText } from "./copy-text";
import type { EmailedPlace } from "./emailed-place";
import { mergeCopy, type SourcedCopy } from "./merge-copy";
import { storedCopy } from "./stored-copy";
import { fillVariables, type Values, valueIn } from "./variables";

/** An email's copy, filled in for one person. */
export interface FilledCopy {
  subject: string;
  preheader: string;
  heading: string;
  buttonLabel: string;
  fromName: string;
  /** Null for the show's reply address. */
  replyTo: string | null;
  /** Markdown with its variables, which are filled in after parsing. */
  body: string;
  /** The body as plain text. */
  bodyText: string;
  values: Values;
}

/** Returns the copy of one kind of email for one person, from all layers that apply to the show. */
export async function fillCopy(
  kind: CopyKind,
  place: EmailedPlace,
  values: Values,
  variant?: CopyVariant,
): Promise<FilledCopy> {
  const { workspaceId, environment, series, id, language } = place;
  const stored = await storedCopy({ workspaceId, environment, series, eventId: id }, kind);
  const copy = mergeCopy(stored, builtInCopy(kind, language, variant));
  return fillFields(copy, values);
}

/** Fills in the variables of copy from any source. */
export async function fillFields(copy: SourcedCopy, values: Values): Promise<FilledCopy> {
  const line = (field: "subject" | "preheader" | "heading" | "button_label" | "from_name") =>
    oneLine(fillVariables(copy[field].value ?? "", valueIn(values)), MAX_LINE_CHARS);
  const body = copy.body.value ?? "";
  return {
    subject: line("subject"),
    preheader: line("preheader"),
    heading: line("heading"),
    buttonLabel: line("button_label"),
    fromName: line("from_name"),
    replyTo: copy.reply_to.value,
    body,
    bodyText: await copyText(body, values),
    values,
  };
}
