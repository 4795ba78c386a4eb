export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Returns the named query parameters that are given exactly once and aren't empty. */
export async function pick<const Name extends string>(
  searchParams: SearchParams,
  names: readonly Name[],
): Promise<Partial<Record<Name, string>>> {
  const given = await searchParams;
  const picked: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = given[name];
    if (typeof value === "string" && value !== "") picked[name] = value;
  }
  return picked;
}
