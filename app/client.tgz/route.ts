import { readFile } from "node:fs/promises";
import { join } from "node:path";

export const dynamic = "force-dynamic";

/** The typed client as a package, for `npm install {address}/client.tgz`. Packed by `bin/build.mjs`. */
export async function GET(): Promise<Response> {
  const file = join(process.cwd(), "dist/client/showrunner-client.tgz");
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes)
    return new Response("The client package hasn’t been built. Run bin/build.mjs.\n", { status: 404 });
  return new Response(new Uint8Array(bytes), {
    headers: { "Content-Type": "application/gzip", "Cache-Control": "public, max-age=300" },
  });
}
