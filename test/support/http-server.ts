import type { AddressInfo } from "node:net";
import { isFilesPath } from "@/lib/files/files-path";
import { handleFiles } from "@/lib/files/handle-files";
import { handleOauth, isOauthPath } from "@/lib/oauth/handle-oauth";
import { answerApi } from "@/lib/server/process/answer-api";
import { makeHttpServer } from "@/lib/server/process/http-server";
import { sendAnswer, toApiRequest } from "@/lib/server/process/node-adapter";

export interface TestServer {
  url: string;
  port: number;
  stop(): Promise<void>;
}

/** The API, the files and the OAuth endpoints on a real socket, as `server.ts` serves them. */
export async function startServer(): Promise<TestServer> {
  const server = makeHttpServer(async (request, response) => {
    const url = request.url ?? "/";
    const answer = isFilesPath(url) ? handleFiles : isOauthPath(url) ? handleOauth : answerApi;
    sendAnswer(request, response, await answer(toApiRequest(request)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
