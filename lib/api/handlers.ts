import { handlers as clients } from "@/lib/modules/clients/handlers";
import type { Ctx } from "@/lib/platform/ctx";
import type { CONTRACTS } from "./contracts";
import type { HandlersOf } from "./handlers-of";
import type { Operation } from "./operation";

/** Total by type: a declared operation without a verb does not compile. */
const HANDLERS: HandlersOf<typeof CONTRACTS> = {
  ...clients,
};

export type Handler = (ctx: Ctx, input: unknown) => Promise<unknown>;

export const handlerOf = (op: Operation): Handler =>
  (HANDLERS as unknown as Record<string, Handler>)[op.id] as Handler;
