import type { DataOf } from "@/lib/client/wire-types";

/** Everything the host's page is given at once. */
export type Desk = DataOf<"getStudioDesk">;
export type DeskPerson = Desk["people"][number];
export type DeskCommand = Desk["commands"][number];
export type DeskPlace = Desk["guests"][number];
export type DeskGuest = Desk["event"]["guests"][number];
