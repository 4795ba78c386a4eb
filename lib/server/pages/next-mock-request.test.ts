import type { ServerResponse } from "node:http";
import { pipeToNodeResponse } from "next/dist/server/pipe-readable.js";
import { HTML_LIMITED_BOT_UA_RE } from "next/dist/shared/lib/router/utils/html-bots.js";
import { expect, it } from "vitest";
import { HEAD_READER, type Render, renderingAlone } from "./next-mock-request";

const renderAlone = async (render: Render, path: string, headers: Record<string, string>) =>
  (await renderingAlone(render))(path, headers);

const body = (...chunks: string[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });

/** Sends a page like Next does: headers, then a streamed body. */
async function sendAsNext(response: ServerResponse, status: number, chunks: string[]): Promise<void> {
  response.statusCode = status;
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Link", ["</a.css>; rel=preload", "</b.css>; rel=preload"]);
  response.appendHeader("Set-Cookie", "a=1");
  response.appendHeader("Set-Cookie", "b=2");
  await pipeToNodeResponse(body(...chunks), response);
}

it("collects what Next streams to the mock response", async () => {
  const seen: unknown[] = [];
  const page = await renderAlone(
    async (request, response) => {
      seen.push(request.method, request.url, request.headers.host, request.headers["user-agent"]);
      seen.push(request.socket.remoteAddress);
      await sendAsNext(response, 203, ["<p>caf", "é</p>"]);
    },
    "/e/some-show",
    { host: "shows.example.com" },
  );
  expect(seen).toEqual(["GET", "/e/some-show", "shows.example.com", HEAD_READER, undefined]);
  expect(page.status).toBe(203);
  expect(page.html).toBe("<p>café</p>");
  expect(page.headers).toMatchObject({
    "content-type": "text/html; charset=utf-8",
    "set-cookie": ["a=1", "b=2"],
  });
  expect(page.headers.link).toContain("</b.css>");
});

it("collects a response sent without a stream, and rejects with the page's error", async () => {
  const plain = await renderAlone(
    async (_request, response) => void response.writeHead(404, { "X-Why": "gone" }).end("none"),
    "/",
    {},
  );
  expect(plain).toMatchObject({ status: 404, html: "none", headers: { "x-why": "gone" } });
  const failed = renderAlone(() => Promise.reject(new Error("no page")), "/", {});
  await expect(failed).rejects.toThrow("no page");
});

it("uses a user agent for which Next completes the head first", () => {
  expect(HEAD_READER).toMatch(HTML_LIMITED_BOT_UA_RE);
});
