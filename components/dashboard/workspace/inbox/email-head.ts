import type { DataOf } from "@/lib/client/wire-types";

export type EmailHead = Pick<DataOf<"listMail">[number], "state" | "subject">;

export const isUnderWay = ({ state }: EmailHead): boolean =>
  state === "draft" || state === "queued" || state === "sending";

/** Title of an email, which has no subject until its text is composed. */
export const emailTitle = (mail: EmailHead): string =>
  mail.subject || (isUnderWay(mail) ? "No subject yet" : "No subject");
