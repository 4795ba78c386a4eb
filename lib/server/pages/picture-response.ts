import { Readable } from "node:stream";

interface Picture {
  contentType: string;
  sizeBytes: number;
  bytes: Readable;
}

/** Serves one of our pictures to everyone. The URL names the file, so its content never changes. */
export function pictureResponse(picture: Picture | undefined): Response {
  if (!picture) return new Response("Not found\n", { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(Readable.toWeb(picture.bytes) as ReadableStream<Uint8Array>, {
    headers: {
      "Content-Type": picture.contentType,
      "Content-Length": String(picture.sizeBytes),
      "Content-Disposition": "inline",
      "Cache-Control": "public, max-age=86400",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
