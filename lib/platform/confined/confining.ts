import { env } from "../runtime/env";

/** The user that children run as if we are root. It owns nothing and has no entry anywhere. */
export const CONFINED_UID = 59_999;

export const isRoot = (): boolean => process.getuid?.() === 0;

/** Whether children are confined. An operator can turn that off. */
export const isConfining = (): boolean => !env().UNCONFINED_CHILDREN;
