import { DOORS, type Door } from "@/lib/stage/show-roles";
import type { Names } from "./stock";

/** People who open a page of a show with a personal link. */
export const VISITORS = DOORS;
export type VisitorKind = Door;

/** The visitors that operations are declared for. A watcher calls some of an attendee's. */
export type CallerKind = Exclude<VisitorKind, "watcher">;
export const CALLER_KINDS = VISITORS.filter((one): one is CallerKind => one !== "watcher");

/** The subject of such a link's capability. */
export const subjectOf = (kind: VisitorKind, { guest_id = "", registration_id = "" }: Names): string =>
  ({ host: "", guest: guest_id, attendee: registration_id, watcher: "wch_anybody" })[kind];
