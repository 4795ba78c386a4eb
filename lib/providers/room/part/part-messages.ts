export interface Joining {
  url: string;
  token: string;
}

/** What a process in a room is told. */
export type ToPart<To> = { join: Joining } | { take: To };

/** What it tells. */
export type FromPart<From> = { joined: true } | { left: string } | { told: From };
