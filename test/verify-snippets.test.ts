import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { VERIFY_SNIPPETS } from "@/components/dashboard/developers/webhooks/verify-snippets";
import { api } from "@/test/support/api";
import { startReceiver } from "@/test/support/receiver";
import { runDueJobs } from "@/test/support/run-jobs";
import { makeWorkspace } from "@/test/support/workspace";

/** A delivery as received, with its headers by the names that the snippets use. */
interface Arrived {
  secret: string;
  body: string;
  headers: Record<string, string>;
}

let folder: string;
let genuine: Arrived;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "showrunner-snippets-"));
  const receiver = await startReceiver();
  const key = await (await makeWorkspace()).key();
  const made = await api("POST", "/v1/webhooks", { key, body: { url: receiver.url, events: ["*"] } });
  const { id, secret } = made.json.data;
  await api("POST", `/v1/webhooks/${id}/test`, { key, body: {} });
  await runDueJobs();
  const [got] = receiver.received;
  if (!got) throw new Error("nothing arrived");
  const headers = {
    "X-Service-Timestamp": String(got.headers["x-service-timestamp"]),
    "X-Service-Signature": String(got.headers["x-service-signature"]),
  };
  genuine = { secret, body: got.body, headers };
  await receiver.close();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const stale = (): Arrived => ({
  ...genuine,
  headers: { ...genuine.headers, "X-Service-Timestamp": String(Math.floor(Date.now() / 1000) - 301) },
});
const timeless = (): Arrived => ({
  ...genuine,
  headers: { ...genuine.headers, "X-Service-Timestamp": "soon" },
});
const changed = (): Arrived => ({ ...genuine, body: genuine.body.replace("test", "live") });
const unsigned = (): Arrived => ({
  ...genuine,
  headers: { "X-Service-Timestamp": genuine.headers["X-Service-Timestamp"] ?? "" },
});

const code = (id: string): string => {
  const snippet = VERIFY_SNIPPETS.find((one) => one.id === id);
  if (!snippet) throw new Error(`no snippet ${id}`);
  return snippet.code;
};

interface Tongue {
  id: string;
  command: string;
  version: string[];
  /** Writes the program, which reads one `Arrived` as JSON from its input and prints true or false. */
  program: (folder: string) => string[];
}

const file = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};

const TONGUES: Tongue[] = [
  {
    id: "typescript",
    command: "node",
    version: ["--version"],
    program: () => [
      "--import",
      "tsx",
      file(
        "check.mts",
        `${code("typescript")}
import { readFileSync } from "node:fs";
const { headers, body, secret } = JSON.parse(readFileSync(0, "utf8"));
console.log(isGenuine(new Headers(headers), body, secret));`,
      ),
    ],
  },
  {
    id: "python",
    command: "python3",
    version: ["--version"],
    program: () => [
      file(
        "check.py",
        `${code("python")}
import json, sys
given = json.load(sys.stdin)
print(str(is_genuine(given["headers"], given["body"].encode(), given["secret"])).lower())`,
      ),
    ],
  },
  {
    id: "ruby",
    command: "ruby",
    version: ["--version"],
    program: () => [
      file(
        "check.rb",
        `${code("ruby")}
require "json"
given = JSON.parse($stdin.read)
puts genuine?(given["headers"], given["body"], given["secret"])`,
      ),
    ],
  },
  {
    id: "php",
    command: "php",
    version: ["--version"],
    program: () => [
      file(
        "check.php",
        `${code("php")}
$given = json_decode(file_get_contents("php://stdin"), true);
echo isGenuine($given["headers"], $given["body"], $given["secret"]) ? "true" : "false";`,
      ),
    ],
  },
  {
    id: "go",
    command: "go",
    version: ["version"],
    program: () => {
      mkdirSync(join(folder, "hooks"), { recursive: true });
      file("go.mod", "module check\n\ngo 1.21\n");
      file("hooks/hooks.go", code("go"));
      file(
        "main.go",
        `package main

import ("check/hooks"; "encoding/json"; "fmt"; "net/http"; "os")

func main() {
	var given struct { Headers map[string]string; Body, Secret string }
	if err := json.NewDecoder(os.Stdin).Decode(&given); err != nil { panic(err) }
	header := http.Header{}
	for name, value := range given.Headers { header.Set(name, value) }
	fmt.Println(hooks.IsGenuine(header, []byte(given.Body), given.Secret))
}`,
      );
      execFileSync("go", ["build", "-o", "check", "."], {
        cwd: folder,
        env: { ...process.env, CGO_ENABLED: "0" },
      });
      return [];
    },
  },
];

const isThere = ({ command, version }: Tongue): boolean => spawnSync(command, version).status === 0;

it("offers exactly the snippets tested here", () => {
  expect(VERIFY_SNIPPETS.map(({ id }) => id).sort()).toEqual(TONGUES.map(({ id }) => id).sort());
});

describe.each(TONGUES)("the snippet in $id", (tongue) => {
  it.skipIf(!isThere(tongue))("accepts a real delivery and rejects anything else", () => {
    const args = tongue.program(folder);
    const command = tongue.id === "go" ? join(folder, "check") : tongue.command;
    const check = (arrived: Arrived): string =>
      execFileSync(command, args, { input: JSON.stringify(arrived), encoding: "utf8" }).trim();
    expect(check(genuine)).toBe("true");
    for (const arrived of [stale(), timeless(), changed(), unsigned()]) expect(check(arrived)).toBe("false");
  });
});
