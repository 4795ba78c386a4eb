import { type ChildProcess, fork } from "node:child_process";
import { projectRoot } from "@/stack/paths";
import { compiledPart } from "../compiled-part";

/** A codec, and how its pictures are layered if they are. */
export type BeepCodec = "vp8" | "h264" | "vp9" | "av1" | "vp9 L2T1_KEY";

export interface Beeper {
  readonly child: ChildProcess;
  leave(): Promise<void>;
}

/** Joins a room from a process of its own, and flashes and beeps at every full second of this machine's clock. */
export async function startBeeper(url: string, token: string, codec: BeepCodec = "vp8"): Promise<Beeper> {
  const child = fork(compiledPart("test/support/beeps/beeping-main.ts"), [url, token, ...codec.split(" ")], {
    cwd: projectRoot,
    execArgv: [],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  await new Promise<void>((resolve, reject) => {
    child.once("message", () => resolve());
    child.once("exit", (code) => reject(new Error(`the beeper ended with ${code}`)));
  });
  return {
    child,
    leave: async () => {
      child.kill("SIGKILL");
      await gone;
    },
  };
}
