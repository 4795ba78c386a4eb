import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { verifyWebhook } from "@/packages/client/src/webhooks";

export interface Received {
  type: string;
  id: string;
  data: Record<string, unknown>;
  verified: boolean;
}

/** A webhook receiver as an integrator would write it: it verifies the signature over the raw body. */
export class Receiver {
  readonly events: Received[] = [];
  secret = "";
  /** The status of all responses from now on. */
  status = 204;
  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<Receiver> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const receiver = new Receiver(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`);
    server.on("request", (request, response) => void receiver.receive(request, response));
    return receiver;
  }

  private async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks).toString();
    const body = JSON.parse(raw) as { id: string; type: string; data: Record<string, unknown> };
    const check = verifyWebhook({ body: raw, headers: request.headers, secret: this.secret });
    const verified = await check.then(
      () => true,
      () => false,
    );
    this.events.push({ ...body, verified });
    response.writeHead(this.status).end(this.status === 204 ? "" : "not now");
  }

  types(): string[] {
    return this.events.map(({ type }) => type);
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
