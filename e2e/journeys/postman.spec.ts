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
const LEFT_OUT = new Set([
  "Drive the live show with one command",
  "Drive the live show with one command (legacy surface)",
  "Execute a list of studio commands, all or none",
  "Rehearse a show on its stage, without an audience",
  "End a rehearsal on the stage, and see how long each part took",
  "Get one studio command and whether it was acknowledged",
  "Undo a studio command",
  "Stop a live show at once",
  "Mark a question as answered, or dismiss it",
  "Take like questions apart that are not the same",
  "Write to a guest in private",
  "Invite a speaker to open their microphone",
  "Rename somebody on the stage",
  "Take somebody off the stage and out of the show's rooms",
  "Slow a show's chat down, or pin a line",
  "Send a line to a show's chat",
  "Draw on a show's whiteboard, or clear it",
  "Hide a chat line, or show it again",
  "Ban a person from a show's chat",
  "Lift a ban from a show's chat",
  "Lower somebody's raised hand",
  "Ask an attendee onto the stage",
  "Send an attendee back to the audience, or take an invitation back",
  "Get one proposal",
]);

test("the Postman collection runs from its first request to its last, each with what earlier ones made", async () => {
  test.setTimeout(120_000);
  const collection = await (await fetch(`${up.base_url}/docs/postman.json`)).json();
  const workingDir = mkdtempSync(join(tmpdir(), "showrunner-postman-"));
  writeFileSync(join(workingDir, "logo.png"), await pngImage({ colour: anyColour() }));
  writeFileSync(join(workingDir, "run-of-show.csv"), "Title,Minutes\nWelcome,5\n");
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
  // Each request tests its own answer, also those that may be refused, and says when.
  expect(failures.map(({ error, source }) => `${source?.name}: ${error.message}`)).toEqual([]);
  const ran = executions.map(({ item }) => item.name);
  expect(new Set(all.filter((name) => !ran.includes(name)))).toEqual(LEFT_OUT);
  expect(ran.length).toBe(all.length - LEFT_OUT.size);
});
