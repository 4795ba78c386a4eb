import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { isFilesPath } from "@/lib/files/files-path";
import { handleFiles } from "@/lib/files/handle-files";
import { newId } from "@/lib/platform/runtime/ids";
import { storageProvider } from "@/lib/providers/storage";
import { sendAnswer, toApiRequest } from "@/lib/server/process/node-adapter";
import { announce } from "./announce";

/**
 * The product's path from the socket to local storage, as `server.ts` serves it. `/sign` returns an upload
 * URL.
 */
async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = request.url ?? "/";
  if (isFilesPath(url)) return sendAnswer(request, response, await handleFiles(toApiRequest(request)));
  const sizeBytes = Number(url.split("=")[1]);
  const key = `wsp_bench/test/${newId("fil")}`;
  if (request.method === "DELETE") {
    await storageProvider().delete(url.slice(1));
    return void response.end();
  }
  const options = { method: "write", expiresSeconds: 600, contentType: "video/mp4", sizeBytes } as const;
  const signed = await storageProvider().signedUrl(key, options);
  response.end(JSON.stringify({ path: signed.url.slice(signed.url.indexOf("/files/")), key }));
}

const server = createServer((request, response) => void serve(request, response));

announce(server);
