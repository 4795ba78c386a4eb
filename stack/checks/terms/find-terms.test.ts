import { describe, expect, it } from "vitest";
import { findTerms } from "./find-terms";

const found = (path: string, text: string) =>
  findTerms(path, text).map((hit) => `${hit.line} ${hit.in} ${hit.found}`);

describe("terms in code", () => {
  it("finds them in comments, strings, templates and markup", () => {
    const code = [
      "// Nobody reads this.",
      'const said = "Everybody";',
      "const more = `Ask anew`;",
      "/** Somebody",
      " * by itself */",
      "const page = <p>Sign-up page</p>;",
    ].join("\n");
    expect(found("a.tsx", code)).toEqual([
      "1 comment Nobody",
      "2 text Everybody",
      "3 text anew",
      "4 comment Somebody",
      "5 comment by itself",
      "6 text Sign-up page",
    ]);
  });

  it("ignores names, module paths and parts of other words", () => {
    const code = [
      'import { former } from "./former";',
      "const everybody = former.transformer;",
      'const performer = "a performer";',
    ].join("\n");
    expect(found("a.ts", code)).toEqual([]);
  });

  it("treats a comment mark in a string as text", () => {
    expect(found("a.ts", 'const url = "https://nobody.example"; // fine')).toEqual(["1 text nobody"]);
  });
});

describe("terms in prose", () => {
  it("finds them outside code", () => {
    const text = ["Send a mail to nobody.", "```sh", "echo nobody", "```", "Run `nobody` anew."].join("\n");
    expect(found("a.md", text)).toEqual(["1 text nobody", "5 text anew"]);
  });

  it("finds them in a schema's comments only", () => {
    const text = [
      "/// Somebody, or `nobody`.",
      "model Former {",
      '  told String @default("nobody")',
      "}",
    ].join("\n");
    expect(found("a.prisma", text)).toEqual(["1 text Somebody"]);
  });
});
