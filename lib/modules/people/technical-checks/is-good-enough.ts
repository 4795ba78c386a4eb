import type { z } from "zod";
import type { NetworkInput, RecordCheckInput } from "./schema";

type Found = Pick<z.output<typeof RecordCheckInput>, "camera" | "microphone" | "speakers" | "network">;

const MIN_UP_MBPS = 1;
const MIN_DOWN_MBPS = 1;
const MAX_RTT_MS = 400;
const MAX_LOSS_PCT = 5;

/** True if the results of a check are good enough for a show. */
export const isGoodEnough = ({ camera, microphone, speakers, network }: Found): boolean =>
  camera === "ok" && microphone === "ok" && speakers !== "problem" && carries(network);

/** Values that weren't measured don't count against it. */
const carries = ({ up_mbps, down_mbps, rtt_ms, loss_pct }: z.output<typeof NetworkInput>): boolean =>
  (up_mbps ?? MIN_UP_MBPS) >= MIN_UP_MBPS &&
  (down_mbps ?? MIN_DOWN_MBPS) >= MIN_DOWN_MBPS &&
  (rtt_ms ?? 0) <= MAX_RTT_MS &&
  (loss_pct ?? 0) <= MAX_LOSS_PCT;
