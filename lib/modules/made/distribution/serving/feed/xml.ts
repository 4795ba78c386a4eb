/** Characters that XML 1.0 can't contain in any form. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it removes
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Text of people, as text or attribute of an XML document. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(IMPOSSIBLE, "")
    .replaceAll(/[&<>"']/g, (one) => ENTITIES[one] ?? one);

type Attributes = Readonly<Record<string, string | number>>;

/** An element with text, or with elements made by this function. Names come from our code only. */
export function element(
  name: string,
  content: string | readonly string[],
  attributes: Attributes = {},
): string {
  const said = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeXml(String(value))}"`)
    .join("");
  const inner = typeof content === "string" ? escapeXml(content) : content.join("");
  return inner === "" ? `<${name}${said}/>` : `<${name}${said}>${inner}</${name}>`;
}
