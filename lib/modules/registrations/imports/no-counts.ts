import type { RowOutcome } from "./import-fields-schema";

export type RowCounts = Record<RowOutcome, number>;

export const NO_COUNTS: RowCounts = { created: 0, merged: 0, suppressed: 0, over_capacity: 0, invalid: 0 };
