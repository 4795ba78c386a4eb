const tenths = new Intl.NumberFormat("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** How long something took, as all tables say it: tenths below ten, whole ones above. */
export const milliseconds = (ms: number): string => `${(ms < 9.95 ? tenths : whole).format(ms)} ms`;
