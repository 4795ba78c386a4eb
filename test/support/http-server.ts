import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { handleOauth, isOauthPath } from "@/lib/oauth/handle-oauth";
import { answerApi } from "@/lib/server/process/answer-api";
import { sendAnswer, toApiRequest } from "@/lib/server/process/node-adapter";

export interface TestServer {
  url: string;
  stop(): Promise<void>;
}

/** The API and the OAuth endpoints behind a real socket, as `server.ts` serves them. */
export async function startServer(): Promise<TestServer> {
  const server: Server = createServer((request, response) => {
    const answer = isOauthPath(request.url ?? "/") ? handleOauth : answerApi;
    void answer(toApiRequest(request)).then((made) => sendAnswer(request, response, made));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
