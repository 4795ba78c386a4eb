import { createServer } from "node:http";
import { announce } from "../announce";

/** Takes what it is sent and counts it; `GET /count` tells and starts anew. */
let count = 0;
const server = createServer((request, response) => {
  if (request.method === "GET") {
    response.end(JSON.stringify({ count }));
    count = 0;
    return;
  }
  request.resume();
  request.on("end", () => {
    count += 1;
    response.end("ok");
  });
});

server.keepAliveTimeout = 60_000;
announce(server);
