import { readFileSync } from "node:fs";
import { Agent, type ClientRequest, request } from "node:http";
import { ask } from "@/test/rig/ask";
import { atMost, exactly } from "@/test/rig/figures";
import { type Row, steady } from "../row";

const KEPT = 1_000;

/** A thousand open connections that were used once; the others must not be affected. */
const idle: Row = {
  name: "idle-connections",
  run: async (site) => {
    const { stack } = site;
    const agent = new Agent({ keepAlive: true, maxSockets: KEPT, maxFreeSockets: KEPT });
    try {
      await Promise.all(Array.from({ length: KEPT }, () => once(`${stack.url}/healthz`, agent)));
      const kept = Object.values(agent.freeSockets).reduce((sum, sockets) => sum + (sockets?.length ?? 0), 0);
      const call = () => ask("GET", `${stack.url}/v1/clients?limit=1`, { key: stack.up.live_key });
      const label = "GET beside 1,000 idle connections";
      const figures = await steady(site, { label, perSecond: 150, p95: 150, p99: 400, wanted: 200, call });
      return [
        exactly("idle connections: kept open", kept, KEPT),
        ...figures,
        atMost(
          "idle connections: memory of the app",
          residentMebibytes(stack.pid("app")) / 1_024,
          1.5,
          "GiB",
        ),
      ];
    } finally {
      agent.destroy();
    }
  },
};

function once(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = request(url, { agent }, (response) => {
      response.resume().once("end", () => resolve());
    });
    asked.once("error", reject).end();
  });
}

const residentMebibytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1] ?? 0) / 1_024;

export const idleRows: Row[] = [idle];
