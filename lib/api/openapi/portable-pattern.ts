const CONTROLS = "\\x00-\\x1f\\x7f-\\x9f";
const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|p\{(\w+)\}|.)|[[\]]/gs;
const BEYOND = /\(\?[=!<]|\\[puPbBkK]/;

/**
 * Returns an equivalent pattern for JavaScript, Python's `re` and RE2 (Go and Rust): without lookaround,
 * property classes and surrogates, which the other two don't have. Throws if there is none.
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
