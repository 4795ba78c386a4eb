/** What of a person was erased without a row that is theirs alone. */
export interface ErasedIds {
  deals: readonly string[];
  /** As callers use them. */
  calls: readonly string[];
}

/** Returns what JSON with these ids contains. Callers choose those of calls, so that one may be "1". */
export const idsInJson = ({ deals, calls }: ErasedIds): string[] => [
  ...deals,
  ...calls.map((id) => `"call_id":${JSON.stringify(id)}`),
];
