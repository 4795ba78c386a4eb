import { expect, it } from "vitest";
import { PLAN_CODES } from "@/lib/platform/money/money";
import { SCOPES } from "@/lib/platform/security/principal";
import { ROLES } from "@/lib/platform/security/roles";
import { makeWorkspace } from "@/test/support/workspace";
import { readCommand, usageText } from "./run-command";

const refusal = (...args: string[]): Promise<string> =>
  Promise.resolve()
    .then(() => readCommand(args)())
    .then(
      (answer) => `It went through: ${JSON.stringify(answer)}`,
      (error: Error) => error.message,
    );

it("lists every value that an option accepts in its help", () => {
  const help = usageText();
  for (const value of [...PLAN_CODES, ...ROLES, ...SCOPES, "test", "live", "server", "call"])
    expect(help).toMatch(new RegExp(`[ ,]${value}(,|;|$)`, "m"));
  const meanings = help.split("\n").slice(help.split("\n").lastIndexOf("") + 1);
  expect(Math.max(...meanings.map((line) => line.length))).toBeLessThanOrEqual(100);
  // Every placeholder in capitals is explained.
  const [, usage = ""] = help.split("\n\n");
  const named = new Set(usage.match(/\b[A-Z]{4,}\b/g));
  for (const plain of ["NAME", "OWNER", "ADDRESS", "SECRET"]) named.delete(plain);
  for (const word of named)
    expect(
      meanings.some((line) => line.startsWith(`${word} `)),
      word,
    ).toBe(true);
});

it("says what an option accepts when it's given something else", async () => {
  const { workspaceId: id } = await makeWorkspace();
  const create = ["workspace", "create", "--email", "ada@example.com", "--name"];
  const mint = ["key", "mint", "--workspace", id, "--name", "x", "--scopes", "all", "--environment"];
  const cases: [string[], string][] = [
    [[...create, "a", "--plan", "gold"], `--plan is one of: ${PLAN_CODES.join(", ")}.`],
    [["workspace", "set-plan", "--workspace", id, "--plan", ""], "Missing: --plan."],
    [
      ["member", "add", "--workspace", id, "--email", "a@example.com", "--role", "boss"],
      `--role is one of: ${ROLES.join(", ")}.`,
    ],
    [[...mint, "prod"], "--environment is one of: test, live."],
    [[...mint, "test", "--kind", "x"], "--kind is one of: server, call."],
    [[...mint, "test", "--scopes", "events:read,a:b"], "webhooks:manage, audit:read. Unknown: a:b."],
    [[...mint, "test", "--expires-hours", "soon"], "--expires-hours is a number above 0, at most 87600."],
    [[...mint, "test", "--clients", "crm-1"], "--clients are the ids of clients, with commas between them."],
    [
      [...mint, "test", "--clients", crypto.randomUUID()],
      "--clients names one that is not in this workspace and environment.",
    ],
    [[...create, " ", "--plan", "pro"], "--name has 1 to 100 characters."],
    [[...create, "a", "--plan", "pro", "--email", "ada"], "--email is an address such as ada@example.com."],
    [["workspace", "list", "--all"], `"workspace list" doesn't accept --all.`],
    [["workspace", "erase"], 'Unknown command "workspace erase". Available: workspace create,'],
  ];
  for (const [args, sentence] of cases) expect(await refusal(...args)).toContain(sentence);
});
