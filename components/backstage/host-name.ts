import type { Welcome } from "./backstage-types";

/** Within a sentence. */
export const hostName = ({ event }: Pick<Welcome, "event">): string => event.host.name || "your host";
