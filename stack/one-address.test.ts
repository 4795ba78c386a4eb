import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, inject, it } from "vitest";
import { normalEmail } from "@/lib/platform/text/normal-email";
import { migrate } from "./migrate";
import { projectRoot } from "./paths";

const MIGRATION = "20261126133000_one_address";
const name = `${inject("databasePrefix")}one_address`;

/** A database from before the migration, and a function that applies it. */
async function before(): Promise<{ client: pg.Client; goOn: () => Promise<void>; end: () => Promise<void> }> {
  const admin = new pg.Client({ connectionString: inject("databaseServerUrl") });
  await admin.connect();
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(inject("databaseServerUrl"));
  url.pathname = `/${name}`;
  const all = join(projectRoot, "prisma/migrations");
  const folder = await mkdtemp(join(tmpdir(), "one-address-"));
  const earlier = (path: string): boolean =>
    path === all || path.slice(all.length + 1) < MIGRATION || path.endsWith(".toml");
  await cp(all, folder, { recursive: true, filter: earlier });
  await migrate(url.href, folder);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  return {
    client,
    goOn: async () => {
      await cp(join(all, MIGRATION), join(folder, MIGRATION), { recursive: true });
      await migrate(url.href, folder);
    },
    end: async () => {
      await client.end();
      await rm(folder, { recursive: true });
      await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
      await admin.end();
    },
  };
}

const CLIENT = "0f1c2d3e-4b5a-4c6d-8e7f-9a0b1c2d3e4f";

const OLD = [
  "u@bücher.example",
  "z@example.com.",
  "ada@例え.テスト",
  "ünal@straße.example",
  "a@münchen-ost.example",
  "ada@παράδειγμα.δοκιμή",
  "a@mail.ülm.example.",
  "plain@example.com",
  "ünal@example.com",
];

it("normalizes the addresses and time zones of existing rows", async () => {
  const { client, goOn, end } = await before();
  try {
    await client.query("INSERT INTO workspace (id, name) VALUES ('w', 'W')");
    await client.query(
      "INSERT INTO client (id, workspace_id, environment, name) VALUES ($1, 'w', 'test', 'C')",
      [CLIENT],
    );
    await client.query(
      `INSERT INTO event (id, workspace_id, environment, client_id, slug, title, timezone)
       VALUES ('e', 'w', 'test', $1, 'e', 'E', 'america/new_york')`,
      [CLIENT],
    );
    for (const [place, email] of [...OLD, "u@xn--bcher-kva.example"].entries())
      await client.query(
        "INSERT INTO registration (id, event_id, name, email, email_normal, time_zone) VALUES ($1, 'e', '', $2, $2, 'utc')",
        [`r${place}`, email],
      );
    await client.query(
      "INSERT INTO suppression (workspace_id, email_normal, reason) VALUES ('w', 'u@bücher.example', 'unsubscribe')",
    );
    await goOn();
    const { rows } = await client.query(
      "SELECT email, email_normal, time_zone FROM registration ORDER BY id",
    );
    const [doubled, ...others] = rows;
    // Its duplicate already has the address.
    expect(doubled).toMatchObject({ email_normal: "u@bücher.example" });
    expect(others.map((row) => row.email_normal)).toEqual([
      ...OLD.slice(1).map(normalEmail),
      "u@xn--bcher-kva.example",
    ]);
    expect(others[0]).toMatchObject({ email: "z@example.com", time_zone: "UTC" });
    expect((await client.query("SELECT timezone FROM event")).rows).toEqual([
      { timezone: "America/New_York" },
    ]);
    expect((await client.query("SELECT email_normal FROM suppression ORDER BY 1")).rows).toHaveLength(2);
  } finally {
    await end();
  }
});
