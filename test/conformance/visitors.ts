import { DOORS, type Door } from "@/lib/stage/show-roles";
import type { Names } from "./stock";

/** Those who open a page of a show by a link of their own. */
export const VISITORS = DOORS;
export type VisitorKind = Door;

/** Those for whom operations are declared: whoever watches without a place calls some of an attendee's. */
export type CallerKind = Exclude<VisitorKind, "watcher">;
export const CALLER_KINDS = VISITORS.filter((one): one is CallerKind => one !== "watcher");

/** Whom the capability of such a link names. */
export const subjectOf = (kind: VisitorKind, { guest_id = "", registration_id = "" }: Names): string =>
  ({ host: "", guest: guest_id, attendee: registration_id, watcher: "wch_anybody" })[kind];
