/** Content types by file extension, because browsers don't know all of them. */
const TYPES: Readonly<Record<string, string>> = {
  pdf: "application/pdf",
  html: "text/html",
  htm: "text/html",
  md: "text/markdown",
  markdown: "text/markdown",
  txt: "text/plain",
};

const MAX_BYTES = 20 * 1024 * 1024;

export const DOCUMENT_ENDINGS = Object.keys(TYPES)
  .map((ending) => `.${ending}`)
  .join(",");

/** Returns the file with the content type of its extension, or what is wrong with it. */
export function documentOf(file: File): { file: Blob } | { problem: string } {
  const type = TYPES[file.name.split(".").at(-1)?.toLowerCase() ?? ""];
  if (!type || !file.name.includes("."))
    return { problem: "File type not supported. Use PDF, HTML, Markdown or text." };
  if (file.size === 0) return { problem: "This file is empty." };
  if (file.size > MAX_BYTES) return { problem: "This file is larger than 20 MB." };
  return { file: file.slice(0, file.size, type) };
}
