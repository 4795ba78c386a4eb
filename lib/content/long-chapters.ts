/** A shorter chapter is one that was passed over. With one, video pages show none at all. */
const SHORTEST_MS = 10_000;

/** Returns the chapters that are long enough to be shown, from the beginning on. */
export function longChapters<T extends { fromMs: number }>(chapters: readonly T[], endMs: number): T[] {
  const long = chapters.filter(
    ({ fromMs }, index) => (chapters[index + 1]?.fromMs ?? endMs) - fromMs >= SHORTEST_MS,
  );
  const shown = long.length > 0 ? long : chapters.slice(0, 1);
  return shown.map((one, index) => (index === 0 ? { ...one, fromMs: chapters[0]?.fromMs ?? 0 } : one));
}
