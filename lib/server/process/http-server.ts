import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { answerRequest } from "@/lib/api/http/answer-request";
import { MAX_BODY_BYTES } from "@/lib/operation/limits";
import { invalid, type Problem } from "@/lib/operation/problem";
import { isApiPath } from "./answer-api";
import { answerClientError, refuseTunnel } from "./client-error";
import { sendAnswer, toApiRequest } from "./node-adapter";
import { readTarget } from "./request-target";

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Longer than proxies and clients keep a connection, so that none is reused at the moment we close it. */
const KEEP_ALIVE_MS = 65_000;
const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

/** A server that hands on what asks for a path, in one form, and answers everything else itself. */
export function makeHttpServer(serve: Serve): Server {
  const server = createServer(
    {
      maxHeaderSize: 32 * 1024,
      requestTimeout: 60_000,
      headersTimeout: 20_000,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // It is refused by `readTarget`, in words.
      requireHostHeader: false,
    },
    (request, response) => void answer(request, response, serve),
  );
  server.on("clientError", answerClientError);
  server.on("connect", refuseTunnel);

  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    // Whoever asks first is told that a body is too large before it is on its way.
    const refused =
      isApiPath(request.url ?? "/") && Number(request.headers["content-length"]) > MAX_BODY_BYTES;
    if (!refused) response.writeContinue();
    server.emit("request", request, response);
  });
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    void refuse(request, response, invalid({ Expect: "unsupported" }, "Only 100-continue can be expected."));
  });
  return server;
}

async function answer(request: IncomingMessage, response: ServerResponse, serve: Serve): Promise<void> {
  if (request.method === "OPTIONS" && request.url === "*")
    return void response.writeHead(204, { Allow: METHODS }).end();
  try {
    readTarget(request);
  } catch (error) {
    return refuse(request, response, error as Problem);
  }
  await serve(request, response);
}

async function refuse(request: IncomingMessage, response: ServerResponse, problem: Problem): Promise<void> {
  const made = await answerRequest(toApiRequest(request), () => Promise.reject(problem));
  // Where it is not clear what was asked for, it is not clear either where the next request begins.
  sendAnswer(request, response, { ...made, headers: { ...made.headers, Connection: "close" } });
}
