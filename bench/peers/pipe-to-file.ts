import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { announce } from "../announce";

/** What Node does with an upload when nothing is asked of it: no limit, no digest, no name of its own, no wait for the disk. */
const file = join(process.env.BENCH_FOLDER ?? "", "piped");

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === "DELETE") await rm(file, { force: true });
  else await pipeline(request, createWriteStream(file));
  response.end("{}");
}

const server = createServer((request, response) => void take(request, response));

announce(server);
