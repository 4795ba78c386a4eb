import { createServer } from "node:http";
import { answerApi } from "@/lib/server/process/answer-api";
import { sendAnswer, toApiRequest } from "@/lib/server/process/node-adapter";

/** The product's path from the socket to the database, as `server.ts` serves it, without the pages. */
const server = createServer((request, response) => {
  void answerApi(toApiRequest(request)).then((answer) => sendAnswer(request, response, answer));
});

server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.stdout.write(`{"port":${typeof address === "object" && address ? address.port : 0}}\n`);
});
process.on("SIGTERM", () => process.exit(0));
