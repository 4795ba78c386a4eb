import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { announce } from "../announce";

/** A bare upload in Node: no size limit, no digest, no generated name, no fsync. */
const file = join(process.env.BENCH_FOLDER ?? "", "piped");

async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method === "DELETE") await rm(file, { force: true });
  else await pipeline(request, createWriteStream(file));
  response.end("{}");
}

const server = createServer((request, response) => void take(request, response));

announce(server);
