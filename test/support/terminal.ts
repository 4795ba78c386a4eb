import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";

/**
 * As a reader runs it, but strict: reports a refused call, a failed part of a pipe and a failed command in
 * the middle of a block. `claude` is a third-party program: its stub calls the server it is configured with.
 */
const PRELUDE = `set -m -o pipefail -E
failed=""
trap 'failed="$failed [$? $BASH_COMMAND]"' ERR
curl() {
  local given
  for given in "$@"; do [ "$given" = -w ] && { command curl "$@"; return; }; done
  command curl --fail-with-body -sS "$@" && echo
}
claude() {
  [ "$1 $2 $3 $4" = "mcp add --transport http" ] || return 64
  curl "$6" "\${@:7}" -H "Content-Type: application/json" -H "Accept: application/json, text/event-stream" \\
    -d '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'
}
`;

/** A terminal with a shell that keeps variables and background jobs between blocks. */
export class Terminal {
  private text = "";

  private constructor(
    private readonly shell: ChildProcessWithoutNullStreams,
    readonly folder: string,
  ) {
    for (const stream of [shell.stdout, shell.stderr])
      stream.setEncoding("utf8").on("data", (part: string) => {
        this.text += part;
      });
    shell.stdin.write(PRELUDE);
  }

  static open(folder: string): Terminal {
    // Of our own environment, it gets only the PATH.
    const env: NodeJS.ProcessEnv = {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      HOME: folder,
      LANG: "C.UTF-8",
      // Turns off npm's requests to its registry that aren't part of the installation.
      npm_config_audit: "false",
      npm_config_fund: "false",
      npm_config_update_notifier: "false",
    };
    return new Terminal(spawn("bash", ["--norc", "--noprofile"], { cwd: folder, env }), folder);
  }

  /** Everything printed so far, including by background jobs. */
  get printed(): string {
    return this.text;
  }

  /** Pastes a block and waits until it finishes. @throws with the output if one of its commands failed */
  async paste(block: string, seconds = 90): Promise<string> {
    const mark = `through-${randomUUID()}`;
    const from = this.text.length;
    this.shell.stdin.write(`failed=""\n${block}\nprintf '\\n%s:%s.\\n' ${mark} "$failed"\n`);
    const end = Date.now() + seconds * 1000;
    for (;;) {
      const found = new RegExp(`\\n${mark}:(.*)\\.\\n`).exec(this.text.slice(from));
      if (found) {
        const printed = this.text.slice(from, from + found.index);
        if (found[1]) throw new Error(`failed:${found[1]}\n${block}\n--- printed:\n${printed}`);
        return printed;
      }
      if (this.shell.exitCode !== null || Date.now() > end)
        throw new Error(`never through:\n${block}\n--- printed:\n${this.text.slice(from)}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  /** Ends the shell and its background jobs. */
  async close(): Promise<void> {
    if (this.shell.exitCode !== null) return;
    const ended = once(this.shell, "exit");
    this.shell.stdin.end("trap - ERR\nkill $(jobs -p) 2>/dev/null\nexit 0\n");
    await ended;
  }
}
