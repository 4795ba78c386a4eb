import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StageSync } from "@/lib/room/stage-sync";
import type { StageState } from "@/lib/stage";
import { projectRoot } from "@/stack/paths";
import { runTool } from "@/stack/tool";
import { ask } from "@/test/rig/ask";
import { exactly, type Figure } from "@/test/rig/figures";
import { OwnStack } from "@/test/rig/own-stack";
import { Crowd, liveShow } from "@/test/rig/registrations";
import type { Row, Scene } from "../row";
import { newClients, Writer } from "../writer";

/** A backup taken during writes, restored into a new stack and compared with its source. */
export const restored: Row = {
  name: "restored",
  quick: false,
  run: async ({ stack }: Scene): Promise<Figure[]> => {
    const folder = mkdtempSync(join(tmpdir(), "showrunner-backup-"));
    const target = join(folder, "backup");
    try {
      const slug = await liveShow(stack);
      const crowd = new Crowd(stack, slug);
      for (let count = 0; count < 5; count += 1) await crowd.register();
      await crowd.settled(60);
      const writer = new Writer(newClients(stack), 20);
      await command("backup", [target, "--with-secrets", "--data", stack.up.data_dir]);
      await writer.finish();
      const fresh = await OwnStack.start(
        { SERVE_PAGES: "0" },
        () => undefined,
        (data) => command("restore", [target, "--data", data]),
      );
      try {
        return await compare(stack, fresh, { key: stack.up.live_key, slug });
      } finally {
        await fresh.stop();
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const command = (name: string, args: string[]): Promise<string> =>
  runTool({ file: join(projectRoot, `bin/${name}`), args, cwd: projectRoot, env: process.env });

async function compare(
  before: OwnStack,
  after: OwnStack,
  known: { key: string; slug: string },
): Promise<Figure[]> {
  const read = (stack: OwnStack) =>
    ask("GET", `${stack.url}/api/v1/events/${known.slug}/registrations`, { key: known.key });
  const [was, is] = [await read(before), await read(after)];
  const made = await ask("POST", `${after.url}/v1/clients`, {
    key: known.key,
    body: { name: "After the restore" },
  });
  const open = new StageSync({ fetch: () => stageOf(after, known) });
  const shown = await stageOf(before, known);
  // A page that stayed open and has seen newer state than the backup contains.
  open.take({ ...shown.state, version: shown.state.version + 10 }, shown.epoch);
  const restoredStage = await stageOf(after, known);
  open.take(restoredStage.state, restoredStage.epoch);
  const sums = (stack: OwnStack) =>
    stack.query<{ n: number }>(
      `SELECT (SELECT count(*) FROM registration)::int + (SELECT count(*) FROM mail_message)::int
         + (SELECT count(*) FROM event)::int + (SELECT count(*) FROM api_key)::int AS n`,
    );
  const [[old], [now]] = [await sums(before), await sums(after)];
  return [
    exactly("restored: the previous key works", is.status, 200),
    exactly(
      "restored: the list is the same, personal links among it",
      Number(sameData(was.json, is.json)),
      1,
    ),
    exactly("restored: shows, registrations, emails and keys", now?.n ?? 0, old?.n ?? -1),
    exactly("restored: it accepts writes", made.status, 201),
    exactly(
      "restored: an open page takes the stage as it is now",
      open.get().state?.version ?? -1,
      restoredStage.state.version,
    ),
  ];
}

async function stageOf(stack: OwnStack, { key, slug }: { key: string; slug: string }) {
  const { data } = (await ask("GET", `${stack.url}/v1/events/${slug}/studio`, { key })).json;
  return {
    state: data.stage as StageState,
    epoch: data.stage_epoch as number,
    server_time: data.server_time as string,
  };
}

const sameData = (a: { data?: unknown }, b: { data?: unknown }): boolean =>
  a.data !== undefined &&
  JSON.stringify(a.data).replaceAll(/http:\/\/[^/"]+/g, "") ===
    JSON.stringify(b.data).replaceAll(/http:\/\/[^/"]+/g, "");
