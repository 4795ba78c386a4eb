import type { DeliveryWire } from "@/lib/modules/developers/webhooks/schema";
import { isSuccess } from "./is-success";

type Delivery = Pick<DeliveryWire, "state" | "attempts" | "last_status">;

/** A delivery's state as its owner should see it: after a failed attempt it is "retrying", not "pending". */
export const deliveryStatus = ({
  state,
  attempts,
  last_status,
}: Delivery): DeliveryWire["state"] | "retrying" =>
  state === "pending" && attempts > 0 && !isSuccess(last_status) ? "retrying" : state;
