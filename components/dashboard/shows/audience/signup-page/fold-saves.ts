import type { SignupVersionWire } from "@/lib/modules/pages/signup-pages/schema";

const TOGETHER_MS = 10 * 60_000;

export interface Folded {
  version: SignupVersionWire;
  /** How many earlier saves of the same work it also represents. */
  folded: number;
}

/**
 * Groups automatic saves, which make many versions of one piece of work. Consecutive saves by the same person
 * become one row, except versions in `pointed` and published ones.
 */
export function foldSaves(versions: readonly SignupVersionWire[], pointed: readonly number[]): Folded[] {
  const rows: Folded[] = [];
  let later: SignupVersionWire | undefined;
  for (const version of versions) {
    const above = rows.at(-1);
    const goesOn = later !== undefined && goesWith(later, version) && !pointed.includes(version.number);
    later = version;
    if (above && goesOn) {
      above.folded += 1;
      above.version = { ...above.version, changed: union(above.version.changed, version.changed) };
    } else rows.push({ version, folded: 0 });
  }
  return rows;
}

function goesWith(later: SignupVersionWire, earlier: SignupVersionWire): boolean {
  const isRow = later.based_on === earlier.number || later.number - earlier.number === 1;
  const isSame = later.source === "save" && earlier.source === "save" && earlier.published_at === null;
  const who = ({ created_by }: SignupVersionWire) => `${created_by?.type} ${created_by?.name}`;
  const apart = Date.parse(later.created_at) - Date.parse(earlier.created_at);
  return isRow && isSame && who(later) === who(earlier) && apart < TOGETHER_MS;
}

const union = (one: readonly string[], other: readonly string[]): string[] => [
  ...new Set([...one, ...other]),
];
