import type { DataOf } from "@/lib/client/wire-types";

type Page = DataOf<"getEventAnalytics">;

export type AnalyticsAttendee = Page["attendees"][number];
/** A first page without its attendees. */
export type AnalyticsFigures = Required<Omit<Page, "attendees">>;
export type AnalyticsMinute = AnalyticsFigures["retention"][number];

/** Returns a first page's figures, or null of a following page, which has none. */
export const figuresOf = ({ attendees, ...figures }: Page): AnalyticsFigures | null =>
  figures.retention === undefined ? null : (figures as AnalyticsFigures);
