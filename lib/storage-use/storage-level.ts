/** How much of a workspace's storage is taken, in bytes. `limit` is null if it's unlimited. */
export interface StorageUse {
  used: number;
  limit: number | null;
}

/** From this share on, hosts and owners are warned. */
export const NEARLY_FULL = 0.8;

/** Returns how urgent it is to make room. */
export function storageLevel({ used, limit }: StorageUse): "plenty" | "nearly_full" | "full" {
  if (limit === null || used < limit * NEARLY_FULL) return "plenty";
  return used < limit ? "nearly_full" : "full";
}

/** Returns how much is taken in whole percent: 100 only if all of it is. */
export const takenPercent = ({ used, limit }: { used: number; limit: number }): number =>
  used >= limit ? 100 : Math.floor((used / limit) * 100);
