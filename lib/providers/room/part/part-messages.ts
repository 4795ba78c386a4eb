export interface Joining {
  url: string;
  token: string;
}

/** Messages to a process in a room. */
export type ToPart<To> = { join: Joining } | { take: To };

/** Messages from it. */
export type FromPart<From> = { joined: true } | { left: string } | { said: From };
