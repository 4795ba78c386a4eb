import type { RequestListener } from "node:http";

/** A webhook receiver that records when each event first arrived, by event id. */
export function recordArrivals(): { arrived: Map<string, number>; listener: RequestListener } {
  const arrived = new Map<string, number>();
  const listener: RequestListener = (request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
    request.on("end", () => {
      const { id } = JSON.parse(text) as { id: string };
      if (!arrived.has(id)) arrived.set(id, Date.now());
      response.writeHead(204).end();
    });
  };
  return { arrived, listener };
}
