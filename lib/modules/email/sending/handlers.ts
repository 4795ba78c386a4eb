import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { mailContract } from "./contract";
import { getMail } from "./mail-log/get-mail";
import { listMail } from "./mail-log/list-mail";

export const handlers: HandlersOf<typeof mailContract> = { getMail, listMail };
