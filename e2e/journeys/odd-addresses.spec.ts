import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "@playwright/test";
import { up } from "../up";

// What no browser sends, byte by byte, but programs, scanners and proxies do.

interface Raw {
  status: number;
  type: string;
  location: string | undefined;
  text: string;
}

const { hostname, port } = new URL(up.base_url);

async function ask(line: string, headers: string[] = [`Host: ${hostname}:${port}`]): Promise<Raw> {
  const socket = connect(Number(port), hostname);
  socket.setTimeout(20_000, () => socket.destroy());
  socket.write(`${[`${line} HTTP/1.1`, ...headers].join("\r\n")}\r\n${closing(headers)}\r\n`);
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk;
  });
  await once(socket, "close");
  const [head = ""] = text.split("\r\n\r\n");
  const header = (name: string) => new RegExp(`^${name}: ([^;\\r]*)`, "im").exec(head)?.[1];
  return {
    status: Number(head.split(" ")[1]),
    type: header("content-type") ?? "",
    location: header("location"),
    text,
  };
}

const closing = (headers: string[]): string =>
  headers.some((line) => line.startsWith("Connection:")) ? "" : "Connection: close\r\n";

const ROUTES = [
  "/",
  "/e/",
  "/watch/",
  "/join/",
  "/studio/",
  "/backstage/",
  "/place/",
  "/calendar/",
  "/unsubscribe/",
  "/inbox/",
  "/invite/",
  "/sign-in/",
  "/dashboard/",
  "/docs/",
  "/oauth/authorize/",
  "/api/auth/",
  "/_next/static/",
];

test("a malformed escape in a URL shows our own 404 page", async () => {
  for (const route of ROUTES)
    for (const broken of ["%E0%A4%A", "%", "%ff", "%ed%a0%80"]) {
      const answer = await ask(`GET ${route}${broken}`);
      expect([answer.status, answer.type], route + broken).toEqual([404, "text/html"]);
      expect(answer.text).toContain("Page not found");
    }
});

test("no URL and no method causes a server error", async () => {
  for (const route of ["/e/", "/docs/", "/dashboard/", "/calendar/"])
    for (const end of ["%00", "%2f", "%5c", "%25", "%252f", "?x=%ff", "..", "%0d%0a", "\\x"])
      expect((await ask(`GET ${route}${end}`)).status, route + end).toBeLessThan(500);
  for (const method of ["TRACE", "PROPFIND", "PUT", "PATCH", "DELETE"]) {
    const answer = await ask(`${method} /docs`);
    expect([answer.status, answer.type], method).toEqual([405, "application/json"]);
  }
  expect((await ask("OPTIONS /docs")).status).toBe(204);
});

test("a URL that names another host doesn't leave this site", async () => {
  const named = await ask("GET http://other.example/v1/clients");
  expect([named.status, named.type, named.location]).toEqual([401, "application/json", undefined]);
  for (const target of ["http://other.example//evil.example/x", "//evil.example", "/\\evil.example"])
    expect((await ask(`GET ${target}`)).location ?? "/", target).toMatch(/^\/(?![/\\])/);
});

test("a program gets a program's response, however its URL is spelled", async () => {
  for (const path of ["/V1/clients", "//v1/clients", "/%76%31/clients", "/e/../v1/clients"]) {
    const answer = await ask(`GET ${path}`);
    expect([answer.status, answer.type], path).toEqual([404, "application/json"]);
    expect(answer.text).toContain("Did you mean /v1/clients?");
  }
});

test("an Upgrade header doesn't close the connection, even after a page was served", async () => {
  expect((await ask("GET /")).status).toBe(200);
  const offer = [`Host: ${hostname}:${port}`, "Connection: Upgrade, close", "Upgrade: h2c"];
  expect((await ask("GET /v1/clients", offer)).status).toBe(401);
  expect((await ask("GET /docs", offer)).status).toBe(200);
});
