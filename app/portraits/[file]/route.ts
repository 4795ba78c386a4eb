import { Readable } from "node:stream";
import { openPortrait } from "@/lib/modules/guests";

export const dynamic = "force-dynamic";

/** A guest's portrait. Its address names the file, so what it answers with never changes. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const portrait = await openPortrait((await params).file);
  if (!portrait)
    return new Response("Not found\n", { status: 404, headers: { "Cache-Control": "no-store" } });
  return new Response(Readable.toWeb(portrait.bytes) as ReadableStream<Uint8Array>, {
    headers: {
      "Content-Type": portrait.contentType,
      "Content-Length": String(portrait.sizeBytes),
      "Content-Disposition": "inline",
      "Cache-Control": "public, max-age=86400",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
