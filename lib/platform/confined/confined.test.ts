import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { getPriority, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { withSettings } from "@/test/support/settings";
import { until } from "@/test/support/until";
import { NICENESS } from "../runtime/niceness";
import type { Limits } from "./command-line";
import { tryConfinement } from "./confinement";
import { runConfined } from "./run-confined";
import { sweepWorkFolders, type WorkFolder, withWorkFolder } from "./work-folder";

const MIB = 1024 * 1024;
const CLOSE_ON_EXEC = 0o2000000;
/** A mark that no other process on this machine has in its command line. */
const mark = `confined-${process.pid}-${Date.now()}`;
const temp = mkdtempSync(join(tmpdir(), "showrunner-confined-"));
afterAll(() => rmSync(temp, { recursive: true, force: true }));

const inTemp = <T>(work: () => Promise<T>): Promise<T> => withSettings({ TEMP_DIR: temp }, work);

/** Runs a shell script in a child. */
const sh = (
  script: string,
  limits: Partial<Limits> = {},
  more: { signal?: AbortSignal; line?: "short" } = {},
) => inTemp(() => withWorkFolder((folder) => shIn(folder, script, limits, more)));

const shIn = (
  folder: WorkFolder,
  script: string,
  limits: Partial<Limits> = {},
  more: { signal?: AbortSignal; line?: "short" } = {},
) => runConfined({ file: "/bin/sh", args: ["-c", script, mark], folder, limits, ...more });

/** This test's processes that are still running, by their command line. */
const left = (): string[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((name) => {
      try {
        return readFileSync(`/proc/${name}/cmdline`, "utf8").includes(mark);
      } catch {
        return false;
      }
    });

const works = await inTemp(async () => (await tryConfinement()).state === "working");

/** Descriptors opened before this process started that are inherited by the programs it starts. */
const inherited = readdirSync("/proc/self/fd").filter((fd) => {
  if (Number(fd) < 4) return false;
  const flags = existsSync(`/proc/self/fdinfo/${fd}`) ? readFileSync(`/proc/self/fdinfo/${fd}`, "utf8") : "";
  const octal = /^flags:\s+(\d+)/m.exec(flags)?.[1] ?? "0";
  return (Number.parseInt(octal, 8) & CLOSE_ON_EXEC) === 0;
});

describe.runIf(works)("a confined child process", () => {
  it("reads its input and writes readable files in its own folder", async () => {
    await inTemp(() =>
      withWorkFolder(async (folder) => {
        await folder.put("in.txt", "hello");
        const result = await shIn(folder, "tr a-z A-Z < in.txt > out.txt; echo said; echo meant >&2; exit 3");
        expect(result).toMatchObject({ reason: "ended", exitCode: 3, stdout: "said\n", stderr: "meant\n" });
        const file = await folder.open("out.txt");
        expect(await file.readFile("utf8")).toBe("HELLO");
        await file.close();
      }),
    );
  });

  it("inherits nothing: no environment, no privileges, no other process, no descriptor", async () => {
    const { stdout } = await sh(
      "env; grep -E '^Cap(Prm|Eff|Bnd)' /proc/self/status; ls /proc/self/fd; ls -d /proc/[0-9]*",
    );
    const names = [...stdout.matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    // The shell adds its current and previous directory.
    expect(names.filter((name) => !/^(OLD)?PWD$/.test(name ?? "")).sort()).toEqual([
      "HOME",
      "LANG",
      "PATH",
      "TMPDIR",
      "TZ",
    ]);
    expect([...stdout.matchAll(/^Cap\w+:\s+(\w+)$/gm)].map(([, set]) => Number(`0x${set}`))).toEqual([
      0, 0, 0,
    ]);
    // Its own three, the one that lists them, and those that this test's parent made every child inherit.
    const open = stdout.match(/^\d+$/gm)?.filter((fd) => !inherited.includes(fd));
    expect(open).toEqual(["0", "1", "2", "3"]);
    expect(stdout.match(/^\/proc\/\d+$/gm)?.length).toBeLessThan(6);
  });

  it("runs as an unprivileged user if the parent is root", async () => {
    await inTemp(() =>
      withWorkFolder(async (folder) => {
        const under = shIn(folder, "touch ready; sleep 1000", {}, { signal: AbortSignal.timeout(30_000) });
        await until(() => readdirSync(folder.path).includes("ready"));
        const [pid = ""] = left();
        const uids =
          /^Uid:\s+(.*)$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]?.split("\t") ?? [];
        if (process.getuid?.() === 0) expect(uids).not.toContain("0");
        process.kill(Number(left().at(-1)), "SIGKILL");
        await under;
      }),
    );
  });

  it.skipIf(!existsSync("/proc/self/autogroup"))("gets a lower CPU priority than its parent", async () => {
    const before = getPriority();
    await inTemp(() =>
      withWorkFolder(async (folder) => {
        setPriority(before + 3);
        const under = shIn(folder, "touch ready; sleep 1000", {}, { signal: AbortSignal.timeout(30_000) });
        await until(() => readdirSync(folder.path).includes("ready"));
        const sessions = left().map((pid) => readFileSync(`/proc/${pid}/autogroup`, "utf8"));
        expect(sessions.map((session) => session.split(" ").at(-1)?.trim())).toContain(
          String(before + 3 + NICENESS.conversion),
        );
        process.kill(Number(left().at(-1)), "SIGKILL");
        await under;
      }),
    );
  });

  it("can't write elsewhere or read our files", async () => {
    const secret = join(temp, "secret.txt");
    writeFileSync(secret, "ours", { mode: 0o644 });
    const { stdout, exitCode } = await sh(`
      for place in / /usr /etc /dev /proc/sys/kernel /var; do touch "$place/there" 2> /dev/null && echo "wrote $place"; done
      cat ${secret} /etc/shadow ${process.cwd()}/package.json 2> /dev/null && echo "read it"
      mkdir -p deep/er && touch deep/er/here /tmp/there && echo fine`);
    expect([stdout, exitCode]).toEqual(["fine\n", 0]);
  });

  it("has no network, not even to this machine", async () => {
    const server = createServer((socket) => socket.end("in")).listen(0, "127.0.0.1");
    await until(() => server.listening);
    const { port } = server.address() as { port: number };
    let reached = 0;
    server.on("connection", () => (reached += 1));
    const script = `
      use Socket;
      socket(my $tcp, PF_INET, SOCK_STREAM, 0) or die "no socket";
      print connect($tcp, sockaddr_in(${port}, inet_aton("127.0.0.1"))) ? "in\n" : "out: $!\n";
      socket(my $udp, PF_INET, SOCK_DGRAM, 0) or die "no socket";
      print send($udp, "x", 0, sockaddr_in(53, inet_aton("192.0.2.1"))) ? "sent\n" : "unsent: $!\n";`;
    const { stdout } = await inTemp(() =>
      withWorkFolder((folder) => runConfined({ file: "perl", args: ["-e", script], folder })),
    );
    expect(stdout).toMatch(/^out: Network is unreachable\nunsent: Network is unreachable\n$/);
    expect(reached).toBe(0);
    server.close();
  });

  it("is killed with all its descendants after the timeout, whatever they do", async () => {
    const { reason, exitCode } = await sh(
      `trap "" TERM INT HUP
       setsid sh -c 'trap "" TERM INT HUP; while :; do sleep 1; done' ${mark} &
       (sh -c 'sleep 1000; :' ${mark} &) &
       perl -e 'fork; fork; $SIG{TERM} = "IGNORE"; sleep 1000' ${mark} &
       sleep 1000`,
      { wallSeconds: 2 },
    );
    expect([reason, exitCode]).toEqual(["timeout", null]);
    expect(left()).toEqual([]);
  });

  it("leaves nothing running when it exits", async () => {
    const { reason } = await sh(`setsid sh -c 'sleep 1000; :' ${mark} > /dev/null 2>&1 & exit 0`);
    expect(reason).toBe("ended");
    expect(left()).toEqual([]);
  });

  it("ends when it's aborted, even before it starts", async () => {
    const abort = new AbortController();
    await inTemp(() =>
      withWorkFolder(async (folder) => {
        const under = shIn(folder, "touch ready; sleep 1000", {}, { signal: abort.signal });
        await until(() => readdirSync(folder.path).includes("ready"));
        abort.abort(new Error("not wanted"));
        expect((await under).reason).toBe("aborted");
      }),
    );
    expect(left()).toEqual([]);
    await expect(sh("exit 0", {}, { signal: abort.signal })).rejects.toThrow("not wanted");
  });

  it("has a memory limit, shared with its descendants", async () => {
    // A third above the limit in total, spread over four processes that are each below it.
    const eat = `perl -e 'my $x = "x" x (${64 * MIB}); sleep 1000'`;
    const { reason } = await sh(`${Array(4).fill(`${eat} &`).join(" ")} wait`, {
      memoryBytes: 192 * MIB,
      addressBytes: 512 * MIB,
    });
    expect(reason).toBe("memory");
    expect(left()).toEqual([]);
  });

  it("can't exceed its memory limit by much between two checks", async () => {
    const { stdout, stderr } = await sh(`perl -e 'my $x = "x" x (${900 * MIB}); print "had it"'`, {
      memoryBytes: 100 * MIB,
    });
    expect([stdout, stderr]).toEqual(["", expect.stringMatching(/Out of memory/)]);
  });

  it("has a CPU time limit, shared with its descendants", async () => {
    const { reason } = await sh("(while :; do :; done) & (while :; do :; done) & wait", { cpuSeconds: 2 });
    expect(reason).toBe("processor");
    expect(left()).toEqual([]);
  });

  it("can't fill the disk or our memory", async () => {
    const limits = { outputBytes: 4 * MIB };
    const many = "n=0; while :; do head -c 1000000 /dev/zero > $n; n=$((n + 1)); done";
    expect((await sh(many, limits)).reason).toBe("output");
    expect((await sh("exec head -c 100000000 /dev/zero > one", limits)).reason).toBe("output");
    expect((await sh("n=0; while :; do : > f$n; n=$((n + 1)); done", { files: 100 })).reason).toBe("output");
    const printed = await sh("yes", { printedBytes: 1_000 });
    expect([printed.reason, printed.stdout.length]).toEqual(["output", 1_000]);
    const complained = await sh("head -c 1000000 /dev/zero | tr '\\0' x >&2; echo end >&2");
    expect([complained.reason, complained.stderr.length]).toEqual(["ended", 8 * 1024]);
    expect(complained.stderr.endsWith("end\n")).toBe(true);
  });

  it("leaves no folder behind, whatever is in it", async () => {
    const deep =
      "mkdir closed; touch closed/in; chmod 0 closed; i=0; while [ $i -lt 40 ]; do mkdir -p d && cd d; i=$((i + 1)); done";
    await sh(deep);
    const folders = readdirSync(join(temp, "children")).flatMap((name) =>
      readdirSync(join(temp, "children", name)),
    );
    expect(folders).toEqual([]);
  });

  it("has a limit on child processes", async () => {
    const { stdout } = await sh("n=0; while [ $n -lt 60 ]; do sleep 1000 & n=$((n + 1)); done; echo all", {
      processes: 20,
    });
    expect(stdout).not.toContain("all");
    expect(left()).toEqual([]);
  });

  it("can't make the parent read files that aren't its own", async () => {
    const secret = join(temp, "secret.txt");
    writeFileSync(secret, "ours");
    await inTemp(() =>
      withWorkFolder(async (folder) => {
        await shIn(folder, `ln -s ${secret} link; mkfifo pipe; mkdir folder; ln -s . self`);
        for (const name of ["link", "pipe", "folder"]) await expect(folder.open(name)).rejects.toThrow();
        for (const name of ["../secret.txt", "self/link", ".", "/etc/passwd"])
          await expect(folder.open(name)).rejects.toThrow(/plain file name/);
      }),
    );
  });

  it("waits when the concurrency limit is reached", async () => {
    const ends = await Promise.all(Array.from({ length: 5 }, () => sh("date +%s%N; sleep 0.3; date +%s%N")));
    const spans = ends.map(({ stdout }) => stdout.trim().split("\n").map(Number) as [number, number]);
    const most = Math.max(
      ...spans.map(([at]) => spans.filter(([from, to]) => from <= at && at <= to).length),
    );
    expect(most).toBeLessThanOrEqual(2);
  });

  it("doesn't let conversions hold up short work, and can be told to stop waiting", async () => {
    const end = new AbortController();
    const conversions = [1, 2].map(() => sh("sleep 1000", {}, { signal: end.signal }));
    const waiting = new AbortController();
    const third = sh("exit 0", {}, { signal: waiting.signal });
    expect((await sh("echo done", {}, { line: "short" })).stdout).toBe("done\n");
    waiting.abort(new Error("not wanted"));
    await expect(third).rejects.toThrow("not wanted");
    end.abort();
    expect((await Promise.all(conversions)).map(({ reason }) => reason)).toEqual(["aborted", "aborted"]);
  });

  it("distinguishes a missing program from a machine that can't confine", async () => {
    const missing = inTemp(() =>
      withWorkFolder((folder) => runConfined({ file: "no-such-converter", args: [], folder })),
    );
    expect(await missing).toMatchObject({ reason: "ended", exitCode: 127 });
  });
});

describe("child folders", () => {
  it("of dead processes are removed, and those of live ones are kept", async () => {
    await inTemp(async () => {
      const parent = join(temp, "children");
      for (const name of ["prc_gone", "prc_alive", "prc_new"])
        mkdirSync(join(parent, name), { recursive: true });
      const old = new Date(Date.now() - 120_000);
      for (const name of ["prc_gone", "prc_alive"]) utimesSync(join(parent, name), old, old);
      await sweepWorkFolders(["prc_alive"]);
      expect(
        readdirSync(parent)
          .filter((name) => name.match(/gone|alive|new/))
          .sort(),
      ).toEqual(["prc_alive", "prc_new"]);
    });
  });
});

describe("a machine that can't confine", () => {
  /** Runs the check on a machine without namespaces. */
  const tried = (env: Record<string, string> = {}): string =>
    execFileSync(
      "unshare",
      [
        ...["--user", "--map-root-user", "--mount", "/bin/sh", "-c"],
        'echo 0 > /proc/sys/user/max_user_namespaces && exec "$@"',
        ...["sh", process.execPath, "--import", "tsx", "test/support/try-confined.ts"],
      ],
      { encoding: "utf8", env: { ...process.env, TEMP_DIR: temp, ...env } },
    );

  it.runIf(works)("reports it and runs nothing", () => {
    const { confinement, ran } = JSON.parse(tried());
    expect(confinement).toMatchObject({
      state: "not available",
      reason: expect.stringMatching(/not available here/),
    });
    expect(ran).toMatch(/^NotConfinedError/);
  });

  it.runIf(works)("runs programs anyway if an operator allows it", () => {
    const { confinement, ran } = JSON.parse(tried({ UNCONFINED_CHILDREN: "1" }));
    expect([confinement, ran]).toEqual([{ state: "off" }, "ran\n"]);
  });
});
