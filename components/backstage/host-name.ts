import type { Welcome } from "./backstage-types";

export const hostName = ({ event }: Pick<Welcome, "event">): string => event.host.name || "the host";
