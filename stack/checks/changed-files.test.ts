import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { changesSince } from "./changed-files";

const who = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com", "-c", "commit.gpgsign=false"];

let root: string;

const git = (...args: string[]) =>
  execFileSync("git", [...who, ...args], { cwd: root, encoding: "utf8" }).trim();
const write = (name: string, text = name) => writeFileSync(join(root, name), text);

function commit(...names: string[]): string {
  for (const name of names) write(name);
  git("add", "--all");
  git("commit", "--quiet", "--message", names.join(" "));
  return git("rev-parse", "HEAD");
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "showrunner-changes-"));
  git("init", "--quiet", "--initial-branch", "main");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe("the changed files", () => {
  it("of a branch are its commits, uncommitted and untracked files, without main's own", () => {
    const left = commit("kept", "removed", "old name", ".gitignore");
    git("switch", "--quiet", "--create", "topic");
    commit("committed");
    git("switch", "--quiet", "main");
    commit("of main");
    git("switch", "--quiet", "topic");
    write("kept", "changed");
    write("new with ünusual name");
    git("rm", "--quiet", "removed");
    git("mv", "old name", "new name");
    write(".gitignore", "ignored");
    write("ignored");
    expect(changesSince(root)).toEqual({
      base: left,
      files: [".gitignore", "committed", "kept", "new name", "new with ünusual name", "old name", "removed"],
    });
  });

  it("of the main branch are the uncommitted ones or, if there are none, those of its last commit", () => {
    const first = commit("first");
    const second = commit("second");
    expect(changesSince(root)).toEqual({ base: first, files: ["second"] });
    write("third");
    expect(changesSince(root)).toEqual({ base: second, files: ["third"] });
  });

  it("are compared with the remote main branch rather than the local one", () => {
    const landed = commit("landed");
    git("update-ref", "refs/remotes/origin/main", landed);
    commit("not landed");
    expect(changesSince(root)).toEqual({ base: landed, files: ["not landed"] });
  });

  it("are listed since the given commit, even if there are none", () => {
    const first = commit("first");
    commit("second");
    commit("third");
    expect(changesSince(root, first).files).toEqual(["second", "third"]);
    expect(changesSince(root, "HEAD").files).toEqual([]);
    expect(() => changesSince(root, "nowhere")).toThrow("git doesn't know the commit nowhere.");
  });

  it("are empty after the very first commit, and an error before it", () => {
    expect(() => changesSince(root)).toThrow("git has no commit here");
    commit("first");
    expect(changesSince(root).files).toEqual([]);
  });
});
