import type { HandlersOf } from "@/lib/operation/handlers-of";
import type { raisedHandsContract } from "./contract";
import { dismissRaisedHand } from "./dismiss-raised-hand";
import { getMyHand } from "./get-my-hand";
import { listRaisedHands } from "./list-raised-hands";
import { setMyHand } from "./set-my-hand";

export const handlers: HandlersOf<typeof raisedHandsContract> = {
  dismissRaisedHand,
  getMyHand,
  listRaisedHands,
  setMyHand,
};
