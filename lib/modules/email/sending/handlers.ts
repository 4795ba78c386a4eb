import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { emailContract } from "./contract";
import { getMail } from "./email-log/get-mail";
import { listMail } from "./email-log/list-mail";

export const handlers: HandlersOf<typeof emailContract> = { getMail, listMail };
