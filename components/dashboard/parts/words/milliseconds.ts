const tenths = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** Formats a duration the way all tables do: tenths below ten milliseconds, whole ones above. */
export const milliseconds = (ms: number): string => `${(ms < 9.95 ? tenths : whole).format(ms)} ms`;
