import type { DataOf } from "@/lib/client/wire-types";

/** What a guest gets on entering: the show, its host, and their own details. */
export type Welcome = DataOf<"enterBackstage">;
export type PublicShow = DataOf<"getPublicEvent">;
export type GuestSegment = DataOf<"getMyCues">["segments"][number];
