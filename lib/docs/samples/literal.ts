type Tongue = "json" | "typescript" | "python";

const LINE_WIDTH = 76;
const WORDS: Record<Tongue, { yes: string; no: string; none: string }> = {
  json: { yes: "true", no: "false", none: "null" },
  typescript: { yes: "true", no: "false", none: "null" },
  python: { yes: "True", no: "False", none: "None" },
};

/**
 * Formats a value as a literal of a language: on one line if it fits, otherwise with one member per line.
 * `column` is where its first line starts.
 */
export function literal(value: unknown, tongue: Tongue, indent = "", column = indent.length): string {
  const flat = write(value, tongue);
  if (column + flat.length <= LINE_WIDTH || value === null || typeof value !== "object") return flat;
  const inner = indent + (tongue === "python" ? "    " : "  ");
  const tail = tongue === "json" ? "" : ",";
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  const members = Array.isArray(value)
    ? value.map((item) => inner + literal(item, tongue, inner))
    : Object.entries(value).map(([name, item]) =>
        member(`${inner}${nameOf(name, tongue)}: `, item, tongue, inner),
      );
  return `${open}\n${members.join(",\n")}${tail}\n${indent}${close}`;
}

const member = (start: string, item: unknown, tongue: Tongue, indent: string): string =>
  start + literal(item, tongue, indent, start.length);

function write(value: unknown, tongue: Tongue): string {
  const { yes, no, none } = WORDS[tongue];
  if (value === null || value === undefined) return none;
  if (typeof value === "boolean") return value ? yes : no;
  if (Array.isArray(value)) return `[${value.map((item) => write(item, tongue)).join(", ")}]`;
  if (typeof value !== "object") return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, item]) => `${nameOf(name, tongue)}: ${write(item, tongue)}`,
  );
  const space = tongue === "typescript" && members.length > 0 ? " " : "";
  return `{${space}${members.join(", ")}${space}}`;
}

const nameOf = (name: string, tongue: Tongue): string =>
  tongue === "typescript" && /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
