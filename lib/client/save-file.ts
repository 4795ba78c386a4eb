/** Downloads a file of this site under its own name or another one, also one that the browser could show. */
export function saveFile(path: string, name = ""): void {
  const link = document.createElement("a");
  link.href = path;
  link.download = name;
  link.click();
}
