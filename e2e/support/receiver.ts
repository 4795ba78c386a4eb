import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface Received {
  type: string;
  id: string;
  data: Record<string, unknown>;
  verified: boolean;
}

/** A webhook receiver as an integrator would write it: it checks the signature over the raw body. */
export class Receiver {
  readonly events: Received[] = [];
  secret = "";
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<Receiver> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const receiver = new Receiver(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
    server.on("request", (request, response) => {
      const chunks: Buffer[] = [];
      request.on("data", (chunk) => chunks.push(chunk));
      request.on("end", () => {
        const raw = Buffer.concat(chunks).toString();
        const body = JSON.parse(raw) as { id: string; type: string; data: Record<string, unknown> };
        receiver.events.push({ ...body, verified: receiver.verify(request.headers, raw) });
        response.writeHead(204).end();
      });
    });
    return receiver;
  }

  private verify(headers: Record<string, string | string[] | undefined>, raw: string): boolean {
    const timestamp = String(headers["x-service-timestamp"]);
    if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 300) return false;
    const expected = `sha256=${createHmac("sha256", this.secret).update(`${timestamp}.${raw}`).digest("hex")}`;
    const given = String(headers["x-service-signature"]);
    return given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected));
  }

  types(): string[] {
    return this.events.map(({ type }) => type);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
