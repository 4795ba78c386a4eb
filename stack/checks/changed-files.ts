import { execFileSync } from "node:child_process";

export interface Changes {
  /** The commit that the files are compared to. */
  base: string;
  /** Paths from the root: committed since, uncommitted, untracked or removed. */
  files: string[];
}

/**
 * Returns the changes since this branch left `ref`, by default the main branch. If there are none, as on the
 * main branch right after a commit, the changes since the previous commit.
 */
export function changesSince(root: string, ref?: string): Changes {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: "pipe" }).trim();
  const commit = (name: string): string | undefined => {
    try {
      return git("rev-parse", "--verify", "--quiet", `${name}^{commit}`);
    } catch {
      return undefined;
    }
  };
  const changes = (from: string): Changes => {
    const base = git("merge-base", from, "HEAD");
    const listed = [
      git("diff", "--name-only", "--no-renames", "-z", base),
      git("ls-files", "--others", "--exclude-standard", "-z"),
    ];
    return { base, files: [...new Set(listed.flatMap((names) => names.split("\0")).filter(Boolean))].sort() };
  };

  if (commit("HEAD") === undefined) throw new Error("Can't find out what changed: git has no commit here.");
  if (ref !== undefined) {
    const named = commit(ref);
    if (named === undefined) throw new Error(`git doesn't know the commit ${ref}.`);
    return changes(named);
  }
  const main = ["origin/HEAD", "origin/main", "main"].map(commit).find((found) => found !== undefined);
  const sinceMain = changes(main ?? "HEAD");
  if (sinceMain.files.length > 0) return sinceMain;
  return changes(commit("HEAD~1") ?? "HEAD");
}
