/** Whether a caller prefers a type to JSON, by the first one that they accept. */
export function prefers(accept: string | undefined, type: RegExp): boolean {
  const at = accept?.search(type) ?? -1;
  const json = accept?.toLowerCase().indexOf("application/json") ?? -1;
  return at !== -1 && (json === -1 || at < json);
}
