import { newId } from "@/lib/platform/runtime/ids";
import type { Principal } from "@/lib/platform/security/principal";
import type { Agent } from "./toolkit/types";

export function makeAgent(
  principal: Principal,
  requestId: string,
  headers: Record<string, string | undefined>,
): Agent {
  let first: string | undefined = requestId;
  return {
    principal,
    headers,
    answerHeaders: {},
    ranOperation: false,
    takeRequestId: () => {
      const id = first ?? newId("req");
      first = undefined;
      return id;
    },
  };
}
