import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { notFound } from "@/lib/operation/problem";
import type { Upload } from "@/lib/operation/upload";
import { sql } from "@/lib/platform/database/db";
import { storageProvider } from "@/lib/providers/storage";
import { storageProblem } from "./storage-problem";

/** Copies a stored file to a local folder, for programs that read files. */
export async function copyFile(fileId: string, to: string): Promise<void> {
  const text = "SELECT key FROM file WHERE id = $1 AND state = 'stored'";
  const [row] = await sql<{ key: string }>("file_key", text, [fileId]);
  if (!row) throw notFound();
  await copyBytes(row.key, to);
}

/** Does the same for an upload that no transaction has kept yet. */
export const copyUpload = ({ key }: Upload, to: string): Promise<void> => copyBytes(key, to);

async function copyBytes(key: string, to: string): Promise<void> {
  try {
    await pipeline(await storageProvider().open(key), createWriteStream(to, { flags: "wx", mode: 0o600 }));
  } catch (error) {
    throw storageProblem(error);
  }
}
