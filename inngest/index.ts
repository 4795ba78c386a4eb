import type { InngestFunction } from "inngest";
import { sendMail } from "./functions/mail/send-mail";
import { writePlan } from "./functions/plans/write-plan";

/** Every function that the engine may call: one line a job. */
export const functions: InngestFunction.Any[] = [sendMail, writePlan];
