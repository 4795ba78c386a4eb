/** Downloads a file of this site under its own name, also one that the browser could show. */
export function saveFile(path: string): void {
  const link = document.createElement("a");
  link.href = path;
  link.download = "";
  link.click();
}
