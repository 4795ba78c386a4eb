import { createServer as createHttp, type RequestListener, type Server } from "node:http";
import { createServer as createHttps } from "node:https";
import { type AddressInfo, createServer as createTcp } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { withTimersHeld } from "@/test/support/held-time";
import { selfSigned } from "@/test/support/self-signed";
import { until } from "@/test/support/until";
import { type AddressRule, addressRule } from "./address-rules";
import type { OutboundError } from "./errors";
import { createOutbound } from "./outbound";

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function listen(server: Pick<Server, "listen" | "address" | "close">): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  closers.push(() => {
    if ("closeAllConnections" in server) (server as Server).closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

async function receiver(listener: RequestListener): Promise<{ port: number; connections: () => number }> {
  let connections = 0;
  const server = createHttp(listener);
  server.on("connection", () => {
    connections += 1;
  });
  return { port: await listen(server), connections: () => connections };
}

const client = (settings: Partial<Parameters<typeof createOutbound>[0]> = {}) => {
  const made = createOutbound({ allowCidrs: [], ...settings });
  closers.push(() => made.close());
  return made;
};

const LOCAL = { allowCidrs: ["127.0.0.0/8"] };

const faultOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "answered",
    (error: OutboundError) => error.fault ?? String(error),
  );

/** Checks that the request is in progress, and ends with this fault after this time and no sooner. */
const endsAfter = (
  ms: number,
  request: () => Promise<unknown>,
  isUnderWay: () => boolean,
  fault: string,
): Promise<void> =>
  withTimersHeld(async (pass) => {
    let ended: string | undefined;
    void faultOf(request()).then((name) => {
      ended = name;
    });
    await until(isUnderWay);
    pass(ms - 1);
    await sleep(50);
    expect(ended).toBeUndefined();
    pass(1);
    await until(() => ended !== undefined);
    expect(ended).toBe(fault);
  });

const get = (url: string) => ({ method: "GET" as const, url, allowHttp: true });

describe("the address check", () => {
  it("rejects every spelling of this machine and its network before connecting", async () => {
    const { port, connections } = await receiver((_request, response) => response.end("inside"));
    const hosts = [
      "127.0.0.1",
      "0x7f000001",
      "127.1",
      "2130706433",
      "017700000001",
      "0.0.0.0",
      "[::ffff:127.0.0.1]",
      "[::ffff:7f00:1]",
      "[::1]",
      "[::]",
      "[::127.0.0.1]",
      "[64:ff9b::127.0.0.1]",
      "[fc00::1]",
      "[fe80::1]",
      "169.254.169.254",
      "10.0.0.1",
      "172.16.0.1",
      "192.168.1.1",
      "100.64.0.1",
      "224.0.0.1",
      "255.255.255.255",
      "localhost",
      "sub.localhost.",
    ];
    for (const host of hosts)
      expect([host, await faultOf(client().request(get(`http://${host}:${port}/`)))]).toEqual([
        host,
        "url_not_allowed",
      ]);
    expect(connections()).toBe(0);
  });

  it("rejects a name that resolves to a forbidden address, even among public ones that don't respond", async () => {
    const { port, connections } = await receiver((_request, response) => response.end("inside"));
    const inside = client({ resolve: async () => ["127.0.0.1", "::1", "::ffff:127.0.0.1", "10.1.2.3"] });
    expect(await faultOf(inside.request(get(`http://rebound.example:${port}/`)))).toBe("address_not_allowed");
    const nonsense = client({ resolve: async () => ["127.0.0.1%lo", ""] });
    expect(await faultOf(nonsense.request(get(`http://rebound.example:${port}/`)))).toBe(
      "address_not_allowed",
    );
    expect(connections()).toBe(0);
  });

  it("resolves once per connection and connects to the checked address", async () => {
    const { port } = await receiver((_request, response) => response.end("hello"));
    let asked = 0;
    const made = client({
      ...LOCAL,
      resolve: async () => {
        asked += 1;
        return asked === 1 ? ["127.0.0.1"] : ["10.0.0.1"];
      },
    });
    const answer = await made.request(get(`http://flips.example:${port}/`));
    expect([answer.body.toString(), asked]).toEqual(["hello", 1]);
  });

  it("allows only public ranges and those listed by the operator", () => {
    const open = addressRule([]);
    const at443 = (rule: AddressRule) => (address: string) => rule(address, 443);
    expect(["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"].map(at443(open))).toEqual([
      true,
      true,
    ]);
    expect(["198.51.100.1", "2001:db8::1", "2002:7f00:1::", "ff02::1", "x"].map(at443(open))).toEqual(
      Array(5).fill(false),
    );
    const listed = addressRule(["10.0.0.0/8", "::1/128"]);
    expect(["10.9.9.9", "::1", "::ffff:10.1.1.1", "11.0.0.1", "127.0.0.1"].map(at443(listed))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  it("never connects to our own services' ports, whatever the address", async () => {
    const own = await receiver((_request, response) => response.end("inside"));
    const other = await receiver((_request, response) => response.end("hello"));
    const made = client({ ...LOCAL, denyPorts: [own.port], resolve: async () => ["127.0.0.1"] });
    for (const host of ["127.0.0.1", "0x7f.1", "localhost"])
      expect([host, await faultOf(made.request(get(`http://${host}:${own.port}/`)))]).toEqual([
        host,
        "url_not_allowed",
      ]);
    // Where this name leads is only known when connecting.
    expect(await faultOf(made.request(get(`http://rebound.example:${own.port}/`)))).toBe(
      "address_not_allowed",
    );
    expect(own.connections()).toBe(0);
    expect((await made.request(get(`http://rebound.example:${other.port}/`))).body.toString()).toBe("hello");
  });

  it("rejects other schemes, low ports and credentials", async () => {
    const refused = (url: string, allowHttp: boolean) => client(LOCAL).mayCall(new URL(url), allowHttp);
    expect(refused("https://a.example/", false)).toBe(true);
    expect(refused("https://a.example:8443/", false)).toBe(true);
    expect(refused("http://a.example/", true)).toBe(true);
    for (const url of [
      "ftp://a.example/",
      "https://a.example:22/",
      "https://u:p@a.example/",
      "file:///etc/passwd",
    ])
      expect([url, refused(url, true)]).toEqual([url, false]);
    expect(refused("http://a.example/", false)).toBe(false);
  });
});

describe("an outbound call", () => {
  it("does not follow a redirect, not even to itself", async () => {
    let hits = 0;
    const { port } = await receiver((_request, response) => {
      hits += 1;
      response.writeHead(302, { Location: `http://127.0.0.1:${port}/secret` }).end();
    });
    const answer = await client(LOCAL).request(get(`http://127.0.0.1:${port}/`));
    expect([answer.status, hits]).toEqual([302, 1]);
  });

  it("keeps at most 16 KiB of the response and stops reading", async () => {
    let cut = false;
    const { port } = await receiver((_request, response) => {
      response.on("close", () => {
        cut = !response.writableFinished;
      });
      const write = () => {
        while (response.write(Buffer.alloc(64 * 1024, "a")));
        response.once("drain", write);
      };
      write();
    });
    const answer = await client(LOCAL).request(get(`http://127.0.0.1:${port}/`));
    expect(answer.body.length).toBe(16 * 1024);
    await expect.poll(() => cut).toBe(true);
  });

  it("times out whether the response is silent or trickles in", async () => {
    const made = client({ ...LOCAL, totalMs: 300 });
    const silent = await receiver(() => undefined);
    const silence = faultOf(made.request(get(`http://127.0.0.1:${silent.port}/`)));
    expect(await silence).toBe("timeout");
    let written = 0;
    const trickle = await receiver((_request, response) => {
      const timer = setInterval(() => {
        response.write(".");
        written += 1;
      }, 20);
      response.on("close", () => clearInterval(timer));
    });
    await endsAfter(
      300,
      () => made.request(get(`http://127.0.0.1:${trickle.port}/`)),
      () => written > 2,
      "timeout",
    );
  });

  it("has its own connect timeout", async () => {
    // A handshake that never completes simulates a connection that never opens.
    let opened = false;
    const silent = createTcp(() => {
      opened = true;
    });
    const port = await listen(silent as unknown as Server);
    const made = client({ ...LOCAL, connectMs: 200, totalMs: 5_000 });
    await endsAfter(
      200,
      () => made.request(get(`https://127.0.0.1:${port}/`)),
      () => opened,
      "connect_timeout",
    );
  });

  it("distinguishes refused connections, unknown names and responses that aren't HTTP", async () => {
    const gone = await receiver((_request, response) => response.end());
    await closers.pop()?.();
    expect(await faultOf(client(LOCAL).request(get(`http://127.0.0.1:${gone.port}/`)))).toBe(
      "connection_failed",
    );
    const lost = client({ resolve: async () => Promise.reject(new Error("ENOTFOUND")) });
    expect(await faultOf(lost.request(get("http://nowhere.example/")))).toBe("name_not_found");
    const odd = createTcp((socket) => socket.end("SSH-2.0-OpenSSH_9.9\r\n"));
    const port = await listen(odd as unknown as Server);
    expect(await faultOf(client(LOCAL).request(get(`http://127.0.0.1:${port}/`)))).toBe("invalid_response");
  });

  it("requires a valid certificate", async () => {
    const server = createHttps(selfSigned, (_request, response) => response.end("hi"));
    const port = await listen(server);
    expect(await faultOf(client(LOCAL).request(get(`https://127.0.0.1:${port}/`)))).toBe("tls_failed");
  });
});
