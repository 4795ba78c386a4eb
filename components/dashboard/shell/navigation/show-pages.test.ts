import { existsSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { isCurrent } from "./nav-group";
import { SHOW_PAGES, showPagesFor } from "./show-pages";
import { showIn } from "./use-open-show";

const FOLDER = "app/dashboard/[env]/shows/[slug]";
const paths = SHOW_PAGES.flatMap(({ items }) => items.map(({ path }) => path));

describe("the pages of a show", () => {
  it("all exist and are each listed once", () => {
    for (const path of paths) expect(existsSync(`${FOLDER}${path}/page.tsx`), path).toBe(true);
    const folders = readdirSync(FOLDER).filter((name) => existsSync(`${FOLDER}/${name}/page.tsx`));
    expect([...paths].sort()).toEqual(["", ...folders.map((name) => `/${name}`)].sort());
  });

  it("are listed by role, without empty groups", () => {
    const seen = (role: "viewer" | "member") =>
      showPagesFor(role, "test").flatMap(({ items }) => items.map(({ label }) => label));
    expect(seen("member")).toContain("Details");
    expect(seen("viewer")).not.toContain("Details");
    const headings = showPagesFor("member", "test").map(({ heading }) => heading);
    expect(headings).toEqual([null, "Content", "Audience", "Email", "Production", "After"]);
  });

  it("mark the one that is open", () => {
    const base = "/dashboard/test/shows/looms";
    const open = (path: string) =>
      SHOW_PAGES.flatMap(({ items }) => items).filter((item) => isCurrent(item, base, path));
    expect(open(base).map(({ label }) => label)).toEqual(["Overview"]);
    expect(open(`${base}/people/import`).map(({ label }) => label)).toEqual(["People"]);
    expect(open(`${base}/plans`)).toEqual([]);
  });
});

describe("the show in a path", () => {
  it("is found on any of its pages, and nowhere else", () => {
    expect(showIn("/dashboard/live/shows/looms/people/7")).toBe("/dashboard/live/shows/looms");
    expect(showIn("/dashboard/test/shows/new-looms")).toBe("/dashboard/test/shows/new-looms");
    for (const path of ["/dashboard/test/shows", "/dashboard/test/shows/new", "/dashboard/test/clients/7"])
      expect(showIn(path)).toBeUndefined();
  });
});
