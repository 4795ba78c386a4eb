import type { DataOf } from "@/lib/client/wire-types";

/** The host page's initial data. */
export type Desk = DataOf<"getStudioDesk">;
export type DeskPerson = Desk["people"][number];
export type DeskCommand = Desk["commands"][number];
export type DeskPlace = Desk["guests"][number];
export type DeskGuest = Desk["event"]["guests"][number];
