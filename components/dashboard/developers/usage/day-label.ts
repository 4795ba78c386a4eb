const FORMAT = new Intl.DateTimeFormat("en", { day: "numeric", month: "short", timeZone: "UTC" });

/** Formats `2026-11-21` as "21 Nov". */
export const dayLabel = (date: string): string => FORMAT.format(new Date(`${date}T00:00:00Z`));
