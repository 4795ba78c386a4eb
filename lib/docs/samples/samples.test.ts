import { execFileSync, spawnSync } from "node:child_process";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { prefixesOf } from "@/lib/operation/operation";
import { callShape } from "../call-shape";
import { publicOperations } from "../operation-doc";
import { samplesOf } from ".";

const NASTY = {
  title: `It's "5 > 3" \\ $HOME \`x\``,
  brief: "line\nbreak",
  deep: [{ a: null, b: [true, false] }],
};

const cases = publicOperations.flatMap((op) =>
  prefixesOf(op).flatMap((prefix) => {
    const shape = callShape(op, prefix);
    const inputs = [
      ...(op.examples ?? []).map((example) => example.input),
      ...(shape.mutation ? [NASTY] : []),
    ];
    return (inputs.length > 0 ? inputs : [{}]).map((input) => ({ shape, input }));
  }),
);

const codeOf = (tongue: string): string[] =>
  cases.map(
    ({ shape, input }) =>
      samplesOf(shape, input, { baseUrl: "https://shows.example" }).find(({ id }) => id === tongue)?.code ??
      "",
  );

describe("samples of every operation", () => {
  it("are valid TypeScript", () => {
    for (const code of codeOf("typescript")) {
      const { diagnostics } = ts.transpileModule(code, {
        reportDiagnostics: true,
        compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
      });
      expect(diagnostics?.map((found) => found.messageText)).toEqual([]);
    }
  });

  it("are shell commands that send the input unchanged", () => {
    for (const { shape, input } of cases.filter(({ shape: { mutation } }) => mutation)) {
      const code = samplesOf(shape, input, { baseUrl: "https://shows.example" })[0]?.code ?? "";
      const script = `date() { echo one; }; curl() { printf '%s\\0' "$@"; }; SHOWRUNNER_API_KEY=k; SHOWRUNNER_CALL_KEY=k; ${code}`;
      const words = execFileSync("bash", ["-c", script], { encoding: "utf8" }).split("\0");
      expect(words).toContain("Authorization: Bearer k");
      const sent = words[words.indexOf("-d") + 1];
      if (words.includes("-d") && sent && "title" in input)
        expect(JSON.parse(sent)).toMatchObject({ title: input.title });
    }
  });

  it("are valid Python", () => {
    const check = "import ast,json,sys\nfor code in json.load(sys.stdin): ast.parse(code)";
    const done = spawnSync("python3", ["-c", check], {
      input: JSON.stringify(codeOf("python")),
      encoding: "utf8",
    });
    // Without Python, the other samples still cover the request parts.
    if (done.error) return;
    expect(done.stderr).toBe("");
  });

  it("are tool calls with the whole input", () => {
    const calls = codeOf("mcp");
    for (const [index, { shape, input }] of cases.entries()) {
      if (shape.open || shape.notForAgents) {
        expect(calls[index]).toBe("");
        continue;
      }
      const call = JSON.parse(calls[index] ?? "");
      expect(call.arguments.operation).toBe(shape.id);
      expect(Object.keys(call.arguments.input)).toEqual(Object.keys(input));
    }
  });
});

describe("a sample", () => {
  const list = publicOperations.find((op) => op.id === "listClients");
  it("puts query parameters into the URL, and passes numbers as numbers to typed clients", () => {
    if (!list) throw new Error("listClients is gone");
    const [curl, typescript] = samplesOf(
      callShape(list),
      { limit: "20", q: "a b" },
      { baseUrl: "https://x.example" },
    );
    expect(curl?.code).toContain("'https://x.example/v1/clients?limit=20&q=a+b'");
    expect(typescript?.code).toContain('showrunner.listClients({ limit: 20, q: "a b" })');
  });

  it("reads the API key from the environment unless one is given", () => {
    if (!list) throw new Error("listClients is gone");
    const own = samplesOf(callShape(list), {}, { baseUrl: "https://x.example", key: "sr_test_abc" });
    for (const { id, code } of own) expect(code.includes("sr_test_abc"), id).toBe(id !== "mcp");
    const [curl] = samplesOf(callShape(list), {}, { baseUrl: "https://x.example" });
    expect(curl?.code).toContain("$SHOWRUNNER_API_KEY");
  });
});
