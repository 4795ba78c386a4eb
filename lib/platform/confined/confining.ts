import { env } from "../runtime/env";

/** Whom children run as where we are root: nobody's, with no entry anywhere. */
export const CONFINED_UID = 59_999;

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Whether children are kept apart at all: an operator can allow that they are not. */
export const isConfining = (): boolean => !env().UNCONFINED_CHILDREN;
