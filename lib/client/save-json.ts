/** Downloads a value as a JSON file with this name. */
export function saveJson(name: string, value: unknown): void {
  const text = JSON.stringify(value, null, 2);
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
