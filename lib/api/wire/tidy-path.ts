/** Escapes of characters that need none, of slashes and of backslashes. */
const NEEDLESS = /%(?:2[def]|3[0-9]|[46][1-9a-f]|5[0-9acf]|7[0-9ae])/gi;

/** A path without what gives one address several spellings: needless escapes, backslashes, empty and dot parts. */
export function tidyPath(path: string): string {
  const plain = path.replace(NEEDLESS, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
  const parts: string[] = [];
  for (const part of plain.split(/[\\/]/)) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return `/${parts.join("/")}`;
}

/** The path of an address in the plainest spelling that it could have. */
export const tidied = (url: string): string => tidyPath(url.replace(/[?#].*$/s, "")).toLowerCase();
