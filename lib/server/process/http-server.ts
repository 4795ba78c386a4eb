import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { answerRequest } from "@/lib/api/http/answer-request";
import { isFilesPath } from "@/lib/files/files-path";
import { invalid, type Problem } from "@/lib/operation/problem";
import { isApiPath } from "./answer-api";
import { answerClientError, noteAnswer, refuseTunnel } from "./client-error";
import { sendAnswer, toApiRequest } from "./node-adapter";
import { noteOffer } from "./offered-body";
import { readTarget } from "./request-target";

type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Longer than proxies and clients keep a connection, so that none is reused at the moment we close it. */
const KEEP_ALIVE_MS = 65_000;
/** How long a body may take that nobody of ours times himself. */
const BODY_MS = 60_000;
const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

/** A server that hands on what asks for a path, in one form, and answers everything else itself. */
export function makeHttpServer(serve: Serve): Server {
  const server = createServer(
    {
      maxHeaderSize: 32 * 1024,
      // It would be one for all: long enough for large files, it holds nobody to anything.
      requestTimeout: 0,
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
    // Whoever asks first is told what is wrong before the body is on its way; it is asked for where it is read.
    if (isOurs(request.url)) noteOffer(request, response);
    else response.writeContinue();
    server.emit("request", request, response);
  });
  server.on("checkExpectation", (request: IncomingMessage, response: ServerResponse) => {
    void refuse(
      request,
      response,
      invalid({ Expect: "unsupported" }, "Only `Expect: 100-continue` is supported."),
    );
  });
  return server;
}

async function answer(request: IncomingMessage, response: ServerResponse, serve: Serve): Promise<void> {
  noteAnswer(request, response);
  if (request.method === "OPTIONS" && request.url === "*")
    return void response.writeHead(204, { Allow: METHODS }).end();
  try {
    readTarget(request);
  } catch (error) {
    return refuse(request, response, error as Problem);
  }
  if (!isOurs(request.url)) endLate(request);
  await serve(request, response);
}

/** Where bodies are read by code of ours, each with a time of its own; whatever is left unread there ends soon. */
const isOurs = (url = "/"): boolean => isApiPath(url) || isFilesPath(url);

function endLate(request: IncomingMessage): void {
  const { "content-length": length, "transfer-encoding": coding } = request.headers;
  if (coding === undefined && (length === undefined || length === "0")) return;
  const timer = setTimeout(() => !request.complete && request.destroy(), BODY_MS);
  request.once("close", () => clearTimeout(timer));
}

async function refuse(request: IncomingMessage, response: ServerResponse, problem: Problem): Promise<void> {
  const made = await answerRequest(toApiRequest(request), () => Promise.reject(problem));
  // Where it is not clear what was asked for, it is not clear either where the next request begins.
  sendAnswer(request, response, { ...made, headers: { ...made.headers, Connection: "close" } });
}
