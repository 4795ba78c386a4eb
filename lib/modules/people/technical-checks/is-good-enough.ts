import type { z } from "zod";
import type { NetworkInput, RecordCheckInput } from "./schema";

type Found = Pick<z.output<typeof RecordCheckInput>, "camera" | "microphone" | "speakers" | "network">;

const LEAST_UP_MBPS = 1;
const LEAST_DOWN_MBPS = 1;
const MOST_RTT_MS = 400;
const MOST_LOSS_PCT = 5;

/** True if the results of a check are good enough for a show. */
export const isGoodEnough = ({ camera, microphone, speakers, network }: Found): boolean =>
  camera === "ok" && microphone === "ok" && speakers !== "problem" && carries(network);

/** Values that weren't measured don't count against it. */
const carries = ({ up_mbps, down_mbps, rtt_ms, loss_pct }: z.output<typeof NetworkInput>): boolean =>
  (up_mbps ?? LEAST_UP_MBPS) >= LEAST_UP_MBPS &&
  (down_mbps ?? LEAST_DOWN_MBPS) >= LEAST_DOWN_MBPS &&
  (rtt_ms ?? 0) <= MOST_RTT_MS &&
  (loss_pct ?? 0) <= MOST_LOSS_PCT;
