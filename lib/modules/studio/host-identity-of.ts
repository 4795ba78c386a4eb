import type { Principal } from "@/lib/platform/security/principal";
import { hostIdentity } from "@/lib/providers/room/identity";

/** The room identity of whoever runs the studio: members have their own, the link's holders share one. */
export const hostIdentityOf = (principal: Principal, eventId: string): string =>
  hostIdentity(eventId, principal.actor.type === "user" ? principal.actor.id : "link");
