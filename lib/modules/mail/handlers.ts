import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { mailContract } from "./contract";
import { getMail } from "./get-mail";
import { listMail } from "./list-mail";

export const handlers: HandlersOf<typeof mailContract> = { getMail, listMail };
