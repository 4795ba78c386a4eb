import type { RoomPort } from "../../room/port";
import type { StorageProvider } from "../../storage/port";
import type { EgressService } from "./egress-service";

/** What a capture by Egress uses. */
export interface EgressParts {
  egress: EgressService;
  room: Pick<RoomPort, "participants">;
  storage: Pick<StorageProvider, "open" | "delete">;
}
