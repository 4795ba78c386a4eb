import {
  COPY_FIELDS,
  type CopyField,
  type EmailCopyWire,
  type EmailPreviewWire,
} from "@/lib/modules/email/copy/schema";

/** The layer that a page writes. */
export interface MailTarget {
  layer: "event" | "workspace";
  /** Of its path. */
  params: Record<string, string>;
  /** As whom the mail is looked at; undefined: as a sample person. */
  personId: string | undefined;
}

export type ShownCopy = EmailCopyWire & { preview: EmailPreviewWire };

/** What stands in the fields: empty where the layer says nothing of its own. */
export type Draft = Record<CopyField, string>;

export const draftOf = ({ fields, layer }: ShownCopy): Draft =>
  Object.fromEntries(
    COPY_FIELDS.map((name) => [name, fields[name].layer === layer ? (fields[name].value ?? "") : ""]),
  ) as Draft;

export const setOperation = ({ layer }: MailTarget) =>
  layer === "event" ? ("setEventEmail" as const) : ("setWorkspaceEmail" as const);
