import {
  COPY_FIELDS,
  type CopyField,
  type EmailCopyWire,
  type EmailPreviewWire,
} from "@/lib/modules/email/copy/schema";

/** The layer that a page edits. */
export interface TemplateTarget {
  layer: "event" | "series" | "workspace";
  /** Path parameters. */
  params: Record<string, string>;
  /** The person whose email is previewed; undefined for a sample person. */
  personId: string | undefined;
}

export type ShownCopy = EmailCopyWire & { preview: EmailPreviewWire };

/** The fields' values: empty where the layer inherits. */
export type Draft = Record<CopyField, string>;

export const draftOf = ({ fields, layer }: ShownCopy): Draft =>
  Object.fromEntries(
    COPY_FIELDS.map((name) => [name, fields[name].layer === layer ? (fields[name].value ?? "") : ""]),
  ) as Draft;

const SET_OPERATIONS = {
  event: "setEventEmail",
  series: "setSeriesEmail",
  workspace: "setWorkspaceEmail",
} as const;

export const setOperation = ({ layer }: TemplateTarget) => SET_OPERATIONS[layer];
