import { build, type Metafile } from "esbuild";
import { expect, it } from "vitest";
import { projectRoot } from "@/stack/paths";

interface Loaded {
  first: string[];
  later: string[];
}

const known = new Map<string, Promise<Loaded>>();

/** Returns the modules that a page loads initially, and all that it may load at some point. */
function modulesOf(entry: string): Promise<Loaded> {
  const loaded = known.get(entry) ?? bundled(entry);
  known.set(entry, loaded);
  return loaded;
}

async function bundled(entry: string): Promise<Loaded> {
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [entry],
    outdir: "unused",
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "browser",
    jsx: "automatic",
    external: ["@excalidraw/*", "next/*", "react", "react-dom", "react/*", "react-dom/*"],
    loader: { ".woff2": "empty" },
    logLevel: "silent",
  });
  const outputs = metafile.outputs;
  const main = Object.keys(outputs).find((path) => outputs[path]?.entryPoint === entry) ?? "";
  const first = reached(outputs, [main], ["import-statement"]);
  return { first: modules(outputs, first), later: modules(outputs, Object.keys(outputs)) };
}

function reached(outputs: Metafile["outputs"], from: string[], kinds: string[]): string[] {
  const seen = new Set(from);
  for (const path of seen)
    for (const { path: next, kind } of outputs[path]?.imports ?? [])
      if (kinds.includes(kind) && outputs[next]) seen.add(next);
  return [...seen];
}

/**
 * Paths of the modules, with packages by their path in node_modules, and without those from which nothing was
 * bundled.
 */
const modules = (outputs: Metafile["outputs"], paths: readonly string[]): string[] =>
  paths
    .flatMap((path) => Object.entries(outputs[path]?.inputs ?? {}))
    .flatMap(([input, { bytesInOutput }]) =>
      bytesInOutput > 0 ? [input.split("node_modules/").at(-1) ?? ""] : [],
    );

const of = (name: string, found: readonly string[]) => found.filter((path) => path.startsWith(`${name}/`));

it.each(["components/viewer/viewer-page.tsx", "components/signup/themes/theme-page.tsx"])(
  "%s doesn't load livekit-client or zod up front",
  async (entry) => {
    const { first } = await modulesOf(entry);
    expect(first.length).toBeGreaterThan(10);
    expect(of("livekit-client", first)).toEqual([]);
    expect(of("zod", first)).toEqual([]);
  },
);

it.each(["components/viewer/viewer-app.tsx", "components/viewer/lobby-panel.tsx"])(
  "%s loads no translations or dashboard endpoints, and loads the door form, the player's endpoints and icons later",
  async (entry) => {
    const { first, later } = await modulesOf(entry);
    expect(later.filter((path) => /words\/(en|de|es|fr)\.ts$/.test(path))).toEqual([]);
    expect(later).not.toContain("lib/client/generated/endpoints.ts");
    for (const part of [
      "components/viewer/use-entry.ts",
      "components/viewer/door-form.tsx",
      "components/viewer/waiting-panel.tsx",
    ])
      expect(first).not.toContain(part);
    expect(first).not.toContain("lib/client/generated/audience-endpoints.ts");
    expect(of("lucide-react", first)).toEqual([]);
  },
);

it("loads the room and zod/mini with the player, but not full zod", async () => {
  const { later } = await modulesOf("components/viewer/viewer-page.tsx");
  expect(of("livekit-client", later)).not.toEqual([]);
  expect(of("zod/v4/mini", later)).not.toEqual([]);
  expect(of("zod/v4/classic", later)).toEqual([]);
});

it("loads the room with the player, and controls, confetti, sounds and HTTP only on demand", async () => {
  const { first, later } = await modulesOf("components/viewer/live-view.tsx");
  expect(of("livekit-client", first)).not.toEqual([]);
  for (const part of [
    "@base-ui",
    "@floating-ui",
    "canvas-confetti",
    "lib/room/music-player.ts",
    "lib/room/applause.ts",
    "lib/room/http/http-show.ts",
    "components/viewer/over-http/http-picture.tsx",
    "hls.js",
  ]) {
    const within = (found: readonly string[]) =>
      found.filter((path) => path === part || path.startsWith(`${part}/`));
    expect(within(first), part).toEqual([]);
    expect(within(later), part).not.toEqual([]);
  }
  expect(of("sonner", later)).toEqual([]);
});

it("loads what records an attendee's own copy only on demand", async () => {
  const entries = ["components/viewer/viewer-page.tsx", "components/viewer/live-view.tsx"];
  const found = await Promise.all(entries.map(modulesOf));
  for (const { first } of found)
    for (const part of ["components/room/own-copy", "components/viewer/on-stage/attendee-copy.ts"])
      expect(first.filter((path) => path.startsWith(part))).toEqual([]);
  const [page, player] = found;
  for (const part of ["components/room/own-copy/own-copy.ts", "lib/room/recording/own-recording.ts"])
    expect(page?.later).toContain(part);
  expect(of("lib/room/recording", player?.first ?? [])).toEqual([]);
  expect(of("lib/room/recording", page?.first ?? [])).toEqual(["lib/room/recording/store/pending-flag.ts"]);
});

it("opens the studio's entry page without loading the room", async () => {
  const { first, later } = await modulesOf("components/studio/studio-app.tsx");
  expect(of("livekit-client", first)).toEqual([]);
  expect(of("livekit-client", later)).not.toEqual([]);
  expect(of("zod/v4/locales", later)).toEqual(["zod/v4/locales/en.js"]);
});

it("loads the desk's command validation, spoken commands and dialogs only on demand", async () => {
  const { first, later } = await modulesOf("components/studio/studio-rooms.tsx");
  expect(first).toContain("lib/stage/apply-command.ts");
  const opened = ["dialog", "alert-dialog", "menu", "popover", "select"].map(
    (part) => `@base-ui/react/${part}`,
  );
  for (const part of ["zod/v4/classic", "lib/spoken-commands", ...opened]) {
    expect(of(part, first)).toEqual([]);
    expect(of(part, later), part).not.toEqual([]);
  }
});
