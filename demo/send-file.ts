import { createHash } from "node:crypto";

interface Upload {
  url: string;
  headers: Record<string, string>;
}

/** Sends a file to its upload URL and returns the digest. */
export async function sendFile(upload: Upload, bytes: Buffer): Promise<string> {
  const sent = await fetch(upload.url, {
    method: "PUT",
    headers: upload.headers,
    body: new Uint8Array(bytes),
  });
  if (!sent.ok) throw new Error(`The file was not taken: ${sent.status}`);
  return createHash("sha256").update(bytes).digest("hex");
}
