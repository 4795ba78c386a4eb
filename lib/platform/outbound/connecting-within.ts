import { isIP, connect as tcp } from "node:net";
import { connect as tls } from "node:tls";
import { Agent, type Dispatcher } from "undici";

const SILENCE_MS = 30_000;

/**
 * For downloads: a machine without internet access should wait for a connection only once, and no longer than
 * this.
 */
export function connectingWithin(ms: number): Dispatcher {
  return new Agent({
    headersTimeout: SILENCE_MS,
    bodyTimeout: SILENCE_MS,
    connect: ({ hostname, port, protocol }, done) => {
      const secure = protocol === "https:";
      const where = { host: hostname, port: Number(port || (secure ? 443 : 80)) };
      const socket = secure
        ? tls({ ...where, servername: isIP(hostname) === 0 ? hostname : "" })
        : tcp(where);
      const late = () => socket.destroy(new Error(`no connection to ${hostname} within ${ms / 1000} s`));
      const timer = setTimeout(late, ms);
      const failed = (error: Error) => {
        clearTimeout(timer);
        done(error, null);
      };
      socket.once("error", failed);
      socket.once(secure ? "secureConnect" : "connect", () => {
        clearTimeout(timer);
        socket.off("error", failed);
        done(null, socket);
      });
    },
  });
}

/** The message is only `fetch failed`; its cause has the reason. */
export function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || (cause as NodeJS.ErrnoException).code || cause.name;
}
