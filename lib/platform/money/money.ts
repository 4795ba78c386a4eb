/** Money is integer micro-dollars internally and decimal dollars in the API. */
export const MICROS_PER_CREDIT = 10_000;
export const ORDINARY_REQUEST_MICROS = 2;

const PLANS: Record<string, { limitMicros: number | null; requestQuota: number | null }> = {
  free: { limitMicros: 200_000, requestQuota: 100_000 },
  pro: { limitMicros: null, requestQuota: 1_000_000 },
  scale: { limitMicros: null, requestQuota: 10_000_000 },
  self_hosted: { limitMicros: null, requestQuota: null },
};

export const PLAN_CODES = Object.keys(PLANS);

/** Returns a plan's monthly ceiling and quota; null means unlimited. */
export const planLimits = (plan: string): { limitMicros: number | null; requestQuota: number | null } =>
  PLANS[plan] ?? { limitMicros: 200_000, requestQuota: 100_000 };

export const credits = (count: number): number => count * MICROS_PER_CREDIT;
export const toUsd = (micros: number | bigint): number => Number(micros) / 1_000_000;
