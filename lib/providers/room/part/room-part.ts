import type { ChildProcess } from "node:child_process";
import { forkPart, type Part } from "@/lib/platform/processes/fork-part";
import type { FromPart, Joining, ToPart } from "./part-messages";

/** How long it may take to start and to join the room. */
export const JOIN_MS = 10_000;
const LEAVING_MS = 3_000;

interface Handlers<From> {
  /** Receives its messages once it has joined. */
  take: (message: From) => void;
  /** Called once when it has left, with the reason. */
  gone: (reason: string) => void;
}

interface Attempt {
  signal: AbortSignal;
  /** `JOIN_MS` by default. */
  patienceMs?: number;
}

/** One of our processes that is a participant in a room. */
export class RoomPart<To, From> {
  private over: string | null = null;

  private constructor(
    private readonly child: ChildProcess,
    private readonly handlers: Handlers<From>,
  ) {}

  /** @throws if the room refuses it or joining takes too long */
  static async join<To, From>(
    part: Part & { args?: readonly string[] },
    joining: Joining,
    { signal, patienceMs = JOIN_MS, ...handlers }: Handlers<From> & Attempt,
  ): Promise<RoomPart<To, From>> {
    const child = forkPart(part, part.args);
    const room = new RoomPart<To, From>(child, handlers);
    const end = () => room.leave("it was stopped");
    const late = setTimeout(() => room.leave("it didn't get into the room in time"), patienceMs);
    signal.addEventListener("abort", end, { once: true });
    try {
      await new Promise<void>((resolve, reject) => {
        child.on("message", (message: FromPart<From>) => {
          if ("joined" in message) resolve();
          else if ("left" in message) room.leave(message.left);
          else room.handlers.take(message.said);
        });
        child.on("error", (error) => room.leave(error.message));
        child.once("exit", (code, by) => {
          room.leave(`its process ended with ${code ?? by}`);
          signal.removeEventListener("abort", end);
          reject(new Error(`${part.bundle} has no place in the room: ${room.over}.`));
        });
        child.send({ join: joining } satisfies ToPart<To>);
      });
    } finally {
      clearTimeout(late);
    }
    return room;
  }

  /** Why it left, or null while it is in the room. */
  get whyGone(): string | null {
    return this.over;
  }

  get isThere(): boolean {
    return this.over === null;
  }

  send(message: To): void {
    // If it has ended by now, `gone` reports that.
    if (this.child.connected) this.child.send({ take: message } satisfies ToPart<To>, () => undefined);
  }

  leave(reason = "it left"): void {
    if (this.over !== null) return;
    this.over = reason;
    // It leaves the room and exits. If it hangs, it is killed.
    if (this.child.connected) this.child.disconnect();
    setTimeout(() => this.child.kill("SIGKILL"), LEAVING_MS).unref();
    this.handlers.gone(reason);
  }
}
