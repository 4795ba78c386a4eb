import type { DataOf } from "@/lib/client/wire-types";

export type MailHead = Pick<DataOf<"listMail">[number], "state" | "subject">;

export const isUnderWay = ({ state }: MailHead): boolean =>
  state === "draft" || state === "queued" || state === "sending";

/** What a mail is called; it gets its subject only when it is written. */
export const mailTitle = (mail: MailHead): string =>
  mail.subject || (isUnderWay(mail) ? "No subject yet" : "No subject");
