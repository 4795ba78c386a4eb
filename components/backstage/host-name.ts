import type { Welcome } from "./backstage-types";

/** For use within a sentence. */
export const hostName = ({ event }: Pick<Welcome, "event">): string => event.host.name || "your host";
