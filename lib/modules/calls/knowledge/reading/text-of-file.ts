import { readFile } from "node:fs/promises";
import { invalid } from "@/lib/operation/problem";
import { encodingOfFile } from "@/lib/platform/tables/text-encoding";

/** Returns a file's text in any common encoding. */
export async function textOfFile(path: string): Promise<string> {
  const encoding = await encodingOfFile(path);
  if (encoding === undefined) throw invalid({ body: "invalid" }, "This isn't a text file.");
  const text = new TextDecoder(encoding).decode(await readFile(path));
  return text.replaceAll("\0", "").replace(/\r\n?/gu, "\n");
}
