import { expect, it } from "vitest";
import { contentDisposition, tidyFileName } from "./content-disposition";

it.each([
  ["logo.png", "attachment; filename=\"logo.png\"; filename*=UTF-8''logo.png"],
  ["Grüße 50%.png", "attachment; filename=\"Gr__e 50_.png\"; filename*=UTF-8''Gr%C3%BC%C3%9Fe%2050%25.png"],
  ["it's (1).png", "attachment; filename=\"it's (1).png\"; filename*=UTF-8''it%27s%20%281%29.png"],
])("gives %s an ASCII form and a full one", (name, header) => {
  expect(contentDisposition(name)).toBe(header);
});

it.each([
  ['a"; filename="evil.html', "no second parameter"],
  ["a\r\nSet-Cookie: x=1", "no second header"],
  ["..\\..\\autoexec.bat", "no path"],
  ["../../etc/passwd", "no path"],
  ["a\u202egnp.exe", "no turned text"],
  ["\ud800", "no half of a pair"],
  ["", "a name"],
  ["...", "a name"],
])("sanitizes %j: %s", (name) => {
  const header = contentDisposition(name);
  expect(header).toMatch(/^attachment; filename="[^"\\%\r\n/]+"; filename\*=UTF-8''[\w.~!#$&+^`|%-]+$/);
  expect(tidyFileName(name)).not.toMatch(/[/\\\u202e\r\n]|^\.\.?$/);
});

it("shortens long names", () => {
  expect([...tidyFileName("😀".repeat(500))].length).toBeLessThanOrEqual(120);
});
