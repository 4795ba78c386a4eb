/** Returns each distinct pattern in a document. */
export function patternsOf(document: unknown): string[] {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (value === null || typeof value !== "object") return;
    for (const [name, part] of Object.entries(value)) {
      if (name === "pattern" && typeof part === "string") found.add(part);
      if (name !== "example" && name !== "examples") visit(part);
    }
  };
  visit(document);
  return [...found];
}
