/** What tells the form of a text or compares fields: the API may take more than a document promises. */
const LOOSE = ["pattern", "format", "not", "if", "then", "else", "dependentSchemas", "dependentRequired"];

/** The schema with its types, bounds and members alone: what is outside of these has to be refused. */
export function loosened<T>(schema: T, isNames = false): T {
  if (Array.isArray(schema)) return schema.map((item) => loosened(item)) as T;
  if (schema === null || typeof schema !== "object") return schema;
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([name]) => isNames || !LOOSE.includes(name))
      .map(([name, part]) => [name, loosened(part, !isNames && name === "properties")]),
  ) as T;
}
