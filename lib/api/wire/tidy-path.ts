/** Unnecessary escapes, and those of slashes and backslashes. */
const NEEDLESS = /%(?:2[def]|3[0-9]|[46][1-9a-f]|5[0-9acf]|7[0-9ae])/gi;

/** Normalizes the different spellings of a path: unnecessary escapes, backslashes, empty and dot segments. */
export function tidyPath(path: string): string {
  const plain = path.replace(NEEDLESS, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)));
  const parts: string[] = [];
  for (const part of plain.split(/[\\/]/)) {
    if (part === "..") parts.pop();
    else if (part !== "" && part !== ".") parts.push(part);
  }
  return `/${parts.join("/")}`;
}

/** Returns the path of a URL in its simplest form, in lower case. */
export const tidied = (url: string): string => tidyPath(url.replace(/[?#].*$/s, "")).toLowerCase();
