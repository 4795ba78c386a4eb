import type { DataOf } from "@/lib/client/wire-types";

/** What a guest is told on coming in: the show, its host, and themselves. */
export type Welcome = DataOf<"enterBackstage">;
export type PublicShow = DataOf<"getPublicEvent">;
export type AgendaItem = PublicShow["agenda"][number];
