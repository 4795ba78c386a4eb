import { createServer } from "node:http";
import { announce } from "../announce";

/** Accepts all requests and counts them. `GET /count` returns the count and resets it. */
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
