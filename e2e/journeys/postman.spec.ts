import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type NewmanRunSummary, run } from "newman";
import { anyColour, pngImage } from "@/test/support/images";
import { expect, test } from "../support/test";
import { up } from "../up";

interface Folder {
  item: { name: string }[];
}

/** Needs a host on air, which a collection cannot bring about. */
const LEFT_OUT = [
  "Drive the live show with one command",
  "Drive the live show with one command (legacy surface)",
];

test("the Postman collection runs from its first request to its last, each with what earlier ones made", async () => {
  test.setTimeout(120_000);
  const collection = await (await fetch(`${up.base_url}/docs/postman.json`)).json();
  const workingDir = mkdtempSync(join(tmpdir(), "showrunner-postman-"));
  writeFileSync(join(workingDir, "logo.png"), await pngImage({ colour: anyColour() }));
  writeFileSync(join(workingDir, "people.csv"), "name,email\nAda Lovelace,ada@example.com\n");
  const summary = await new Promise<NewmanRunSummary>((done, fail) => {
    // A test key may call ten times a second.
    const options = { collection, workingDir, delayRequest: 120, timeoutRequest: 20_000 };
    run({ ...options, envVar: [{ key: "api_key", value: up.test_key }] }, (error, ran) =>
      error ? fail(error) : done(ran),
    );
  });
  rmSync(workingDir, { recursive: true, force: true });
  const { executions, failures } = summary.run;
  const all: string[] = collection.item.flatMap(({ item }: Folder) => item.map(({ name }) => name));
  expect(failures.map(({ error, source }) => `${source?.name}: ${error.message}`)).toEqual([]);
  const ran = executions.map(({ item }) => item.name);
  expect(all.filter((name) => !ran.includes(name))).toEqual(LEFT_OUT);
  expect(ran.length).toBe(all.length - LEFT_OUT.length);
  // An attempt may still be under way: its receiver's name is looked up for as long as the network takes. A message may be
  // out before it is cancelled. A show that was published is never deleted, and a collection cannot send a deck's pieces.
  const mayConflict = /^(Retry a delivery|Cancel a message|Delete an event|Complete a presentation's upload)/;
  const refused = executions.filter(
    ({ item, response }) =>
      !(response?.code < 300) && !(response?.code === 409 && mayConflict.test(item.name)),
  );
  expect(refused.map(({ item }) => item.name)).toEqual([]);
});
