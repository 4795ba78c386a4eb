import type { DataOf } from "@/lib/client/wire-types";

export type MailHead = Pick<DataOf<"listMail">[number], "state" | "subject">;

export const isUnderWay = ({ state }: MailHead): boolean =>
  state === "draft" || state === "queued" || state === "sending";

/** Title of an email, which has no subject until its text is composed. */
export const mailTitle = (mail: MailHead): string =>
  mail.subject || (isUnderWay(mail) ? "No subject yet" : "No subject");
