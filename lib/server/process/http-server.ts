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

/** Longer than proxies and clients keep a connection, so that none is reused just when we close it. */
const KEEP_ALIVE_MS = 65_000;
/** How long a body may take if no code of ours limits its time. */
const BODY_MS = 60_000;
const METHODS = "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS";

/**
 * Creates a server that passes requests for a path to `serve`, in canonical form, and handles everything else
 * itself.
 */
export function makeHttpServer(serve: Serve): Server {
  const server = createServer(
    {
      maxHeaderSize: 32 * 1024,
      // A single value for all requests would have to suit large files, and so limit nothing.
      requestTimeout: 0,
      headersTimeout: 20_000,
      keepAliveTimeout: KEEP_ALIVE_MS,
      // `readTarget` refuses it with a message.
      requireHostHeader: false,
    },
    (request, response) => void answer(request, response, serve),
  );
  server.on("clientError", answerClientError);
  server.on("connect", refuseTunnel);

  server.on("checkContinue", (request: IncomingMessage, response: ServerResponse) => {
    // A client that sends `Expect` gets an error before it sends its body. The body is requested when it is
    // read.
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

/** Paths where our code reads bodies, with time limits of its own, and soon discards what is left unread. */
const isOurs = (url = "/"): boolean => isApiPath(url) || isFilesPath(url);

function endLate(request: IncomingMessage): void {
  const { "content-length": length, "transfer-encoding": coding } = request.headers;
  if (coding === undefined && (length === undefined || length === "0")) return;
  const timer = setTimeout(() => !request.complete && request.destroy(), BODY_MS);
  request.once("close", () => clearTimeout(timer));
}

async function refuse(request: IncomingMessage, response: ServerResponse, problem: Problem): Promise<void> {
  const made = await answerRequest(toApiRequest(request), () => Promise.reject(problem));
  // If the request is ambiguous, so is the start of the next one.
  sendAnswer(request, response, { ...made, headers: { ...made.headers, Connection: "close" } });
}
