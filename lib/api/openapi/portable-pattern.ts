const CONTROLS = "\\x00-\\x1f\\x7f-\\x9f";
const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|p\{(\w+)\}|.)|[[\]]/gs;
const BEYOND = /\(\?[=!<]|\\[puPbBkK]/;

/**
 * A pattern that says the same to JavaScript, to Python's `re` and to RE2, which Go and Rust read: no look-around, no
 * classes by property, and no surrogates, of which the other two have none. Throws for what cannot be said to all of them.
 */
export function portablePattern(pattern: string): string {
  let inClass = false;
  const made = pattern
    .replaceAll("\\ud800-\\udfff", "")
    .replace(ESCAPE, (found: string, code?: string, property?: string) => {
      if (found === "[" || found === "]") {
        inClass = found === "[";
        return found;
      }
      if (code !== undefined) return characterOf(Number.parseInt(code, 16));
      if (property === "Cc" && inClass) return CONTROLS;
      if (found === "\\d") return inClass ? "0-9" : "[0-9]";
      if (found === "\\w") return inClass ? "A-Za-z0-9_" : "[A-Za-z0-9_]";
      return found;
    });
  if (BEYOND.test(made)) throw new Error(`${pattern} is not read alike by other languages`);
  return made;
}

const characterOf = (code: number): string =>
  code < 0x100 ? `\\x${code.toString(16).padStart(2, "0")}` : String.fromCodePoint(code);
