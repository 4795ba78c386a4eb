import type { RoomAccess } from "./types";

/** Tokens for both rooms of a show, from one request. */
export interface PairedAccess {
  url: string;
  token: string;
  backstage: { token: string } | null;
}

const FRESH_MS = 20_000;

/**
 * Fetches tokens for both rooms with one request if both are needed at about the same time. Each token is
 * used once.
 */
export function pairAccess<Answer extends PairedAccess>(
  fetchBoth: () => Promise<Answer>,
  now: () => number = Date.now,
): { show: () => Promise<RoomAccess>; backstage: () => Promise<RoomAccess> } {
  type Half = "show" | "backstage";
  let held: { answer: Promise<Answer>; at: number; left: Set<Half> } | undefined;
  const take = async (half: Half): Promise<RoomAccess> => {
    if (!held?.left.has(half) || now() - held.at > FRESH_MS)
      held = { answer: fetchBoth(), at: now(), left: new Set(["show", "backstage"]) };
    held.left.delete(half);
    const mine = held;
    try {
      const { url, token, backstage } = await mine.answer;
      return { url, token: half === "show" ? token : (backstage?.token ?? token) };
    } catch (error) {
      if (held === mine) held = undefined;
      throw error;
    }
  };
  return { show: () => take("show"), backstage: () => take("backstage") };
}
