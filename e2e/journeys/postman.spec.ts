import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type NewmanRunSummary, run } from "newman";
import { writeSampleFiles } from "@/test/support/sample-files";
import { expect, test } from "../support/test";
import { up } from "../up";

interface Folder {
  item: { name: string }[];
}

/** Needs a host on air, which a collection can't provide. */
const LEFT_OUT = new Set([
  "Run a command in the live show",
  "Run a command in the live show (legacy API)",
  "Run several studio commands, all or none",
  "Rehearse a show on its stage, without an audience",
  "End a rehearsal on the stage and get each segment's length",
  "Get a studio command and whether it was acknowledged",
  "Undo a studio command",
  "Stop a live show immediately",
  "Mark a question as answered, or dismiss it",
  "Ungroup similar questions",
  "Send a guest a private message",
  "Ask a speaker to unmute",
  "Change the name or title of someone on the stage",
  "Remove someone from the stage and the show's rooms",
  "Set slow mode, or pin a chat message",
  "Send a chat message",
  "Draw on a show's whiteboard, or clear it",
  "Hide or show a chat message",
  "Ban a person from a show's chat",
  "Unban a person from a show's chat",
  "Lower someone's raised hand",
  "Invite an attendee on stage",
  "Send an attendee back to the audience, or withdraw an invitation",
  "Get a proposal",
  "Get a recording with its tracks",
  "Edit a recording after the show",
  "List a recording's edits",
  "Undo an edit of a recording",
  "Delete a recording, or a person from it",
  "Complete a recording's upload",
  "Edit generated content",
  "Approve or edit an item of a promo kit",
  "Preview what would be published where",
  "Publish a recording, a clip or a text",
]);

test("the Postman collection runs from first request to last, each using the results of earlier ones", async () => {
  test.setTimeout(120_000);
  const collection = await (await fetch(`${up.base_url}/docs/postman.json`)).json();
  const workingDir = mkdtempSync(join(tmpdir(), "showrunner-postman-"));
  await writeSampleFiles(workingDir);
  const summary = await new Promise<NewmanRunSummary>((done, fail) => {
    // A test key allows ten calls per second.
    const options = { collection, workingDir, delayRequest: 120, timeoutRequest: 20_000 };
    const envVar = [
      { key: "api_key", value: up.test_key },
      { key: "call_key", value: up.call_key },
    ];
    run({ ...options, envVar }, (error, ran) => (error ? fail(error) : done(ran)));
  });
  rmSync(workingDir, { recursive: true, force: true });
  const { executions, failures } = summary.run;
  const all: string[] = collection.item.flatMap(({ item }: Folder) => item.map(({ name }) => name));
  // Each request checks its own response, including those that may be refused, and says when.
  expect(failures.map(({ error, source }) => `${source?.name}: ${error.message}`)).toEqual([]);
  const ran = executions.map(({ item }) => item.name);
  expect(new Set(all.filter((name) => !ran.includes(name)))).toEqual(LEFT_OUT);
  expect(ran.length).toBe(all.length - LEFT_OUT.size);
});
