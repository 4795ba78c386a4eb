import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { anonymousOf, memoryOf } from "./memory";

/** Where Node opens its inspector on SIGUSR1, unless told otherwise. */
const INSPECTOR = "http://127.0.0.1:9229/json/list";
const OPENS_WITHIN_MS = 10_000;
const ANSWERS_WITHIN_MS = 30_000;
/** The allocator gives memory back soon after the objects that held it are gone. */
const SETTLES_MS = 1_000;

const TargetsSchema = z.array(z.object({ webSocketDebuggerUrl: z.string() })).min(1);
const AnswerSchema = z.object({
  id: z.number(),
  result: z.object({ result: z.object({ value: z.unknown().optional() }).optional() }).optional(),
});

/** In MiB. */
export interface HeldMemory {
  all: number;
  /** Of it, JavaScript's values. */
  heap: number;
  /** Of it, buffers outside the heap. */
  buffers: number;
  /** Of it, pages that no file backs: heap, buffers, and what native code allocated. */
  anonymous: number;
}

const MIB = 1024 ** 2;
const UsageSchema = z.object({ heapUsed: z.number(), arrayBuffers: z.number() });

/**
 * Has a Node process collect its garbage, and returns the memory that it holds then. Between collections, how
 * much a process has says more about V8's schedule than about what it keeps.
 */
export async function heldMemoryOf(pid: number): Promise<HeldMemory> {
  const inspector = await openInspector(pid);
  try {
    if ((await inspector.evaluate("process.pid")) !== pid)
      throw new Error("Another process has the inspector's port.");
    await inspector.call("HeapProfiler.collectGarbage", {});
    await sleep(SETTLES_MS);
    const { heapUsed, arrayBuffers } = UsageSchema.parse(await inspector.evaluate("process.memoryUsage()"));
    return {
      all: memoryOf(pid),
      heap: heapUsed / MIB,
      buffers: arrayBuffers / MIB,
      anonymous: anonymousOf(pid),
    };
  } finally {
    // The next process opens its inspector at the same port.
    await inspector.evaluate("void setTimeout(() => process.getBuiltinModule('inspector').close(), 50)");
    inspector.socket.close();
    await sleep(SETTLES_MS);
  }
}

interface Inspector {
  socket: WebSocket;
  call(method: string, params: Record<string, unknown>): Promise<z.infer<typeof AnswerSchema>>;
  evaluate(expression: string): Promise<unknown>;
}

async function openInspector(pid: number): Promise<Inspector> {
  process.kill(pid, "SIGUSR1");
  const socket = new WebSocket(await addressOf());
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", () => reject(new Error("The inspector refused.")), { once: true });
  });
  let calls = 0;
  const call: Inspector["call"] = (method, params) => {
    calls += 1;
    const id = calls;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`${method} took too long.`)), ANSWERS_WITHIN_MS).unref();
      const hear = ({ data }: MessageEvent) => {
        const answer = AnswerSchema.safeParse(JSON.parse(String(data))).data;
        if (answer?.id !== id) return;
        socket.removeEventListener("message", hear);
        resolve(answer);
      };
      socket.addEventListener("message", hear);
    });
  };
  const evaluate: Inspector["evaluate"] = async (expression) =>
    (await call("Runtime.evaluate", { expression, returnByValue: true })).result?.result?.value;
  return { socket, call, evaluate };
}

async function addressOf(): Promise<string> {
  for (const until = performance.now() + OPENS_WITHIN_MS; performance.now() < until; await sleep(100)) {
    const answer = await fetch(INSPECTOR).catch(() => null);
    const [target] = TargetsSchema.safeParse(await answer?.json()).data ?? [];
    if (target) return target.webSocketDebuggerUrl;
  }
  throw new Error("The process didn't open its inspector.");
}
