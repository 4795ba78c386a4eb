import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { inDatabase, OwnDatabases } from "@/test/support/own-databases";
import { copyIn, copyOut } from "./table-copies";

const databases = new OwnDatabases();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "showrunner-tables-"));
});

afterEach(async () => {
  await databases.drop();
  rmSync(folder, { recursive: true, force: true });
});

const PASSAGE = `INSERT INTO search_passage (workspace_id, environment, place, language, sentences, words)
  SELECT 'wsp_1', 'test', n, 'en', '[]', 'word' FROM generate_series(1, $1::int) AS n RETURNING id::int`;

it("lets rows be added after the copied ones", async () => {
  const [from, to] = [await databases.create("copied_out"), await databases.create("copied_in")];
  const copies = await inDatabase(from, async (client) => {
    await client.query(PASSAGE, [3]);
    return copyOut(client, folder);
  });
  await inDatabase(to, async (client) => {
    await copyIn(client, folder, copies);
    const added = await client.query<{ id: number }>(PASSAGE, [2]);
    expect(added.rows.map(({ id }) => id)).toEqual([4, 5]);
    // Tables without rows begin at the beginning.
    const first = await client.query(
      "SELECT nextval(pg_get_serial_sequence('test_clock_due', 'seq'))::int AS n",
    );
    expect(first.rows).toEqual([{ n: 1 }]);
  });
});
