import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { build } from "esbuild";
import { projectRoot } from "@/stack/paths";

async function pass(url: string, response: ServerResponse): Promise<void> {
  const answer = await fetch(url).catch(() => null);
  response.statusCode = answer?.status ?? 502;
  response.setHeader("content-type", answer?.headers.get("content-type") ?? "text/plain");
  response.end(Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer(0)));
}

export interface BundledPage {
  url: string;
  close(): void;
}

interface Site {
  /** Address of a server, whose recordings the page finds on its own origin. */
  server: string;
  /** The page's Content-Security-Policy. */
  policy: string;
}

/**
 * Bundles a script and serves an empty page that runs it.
 * @param entry relative to the project
 */
export async function serveBundledPage(
  entry: string,
  { server, policy }: Partial<Site> = {},
): Promise<BundledPage> {
  const { outputFiles } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: "/",
    format: "iife",
    platform: "browser",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    alias: { "next/dynamic": join(projectRoot, "test/support/stage-page/next-dynamic.tsx") },
    logLevel: "error",
  });
  const script = outputFiles.find(({ path }) => path.endsWith(".js"));
  const site = createServer((request, response) => {
    if (server !== undefined && request.url?.startsWith("/recordings/"))
      return void pass(`${server}${request.url}`, response);
    const isScript = request.url === "/page.js";
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html; charset=utf-8");
    if (policy !== undefined) response.setHeader("content-security-policy", policy);
    response.end(isScript ? script?.text : '<!doctype html><body><script src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", () => resolve()));
  return {
    url: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    close: () => {
      site.closeAllConnections();
      site.close();
    },
  };
}
