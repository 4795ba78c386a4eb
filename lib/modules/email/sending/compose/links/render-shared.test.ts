import fc from "fast-check";
import { expect, it } from "vitest";
import { newId } from "@/lib/platform/runtime/ids";
import { oneLine } from "@/lib/platform/text/one-line";
import { makeWorkspace } from "@/test/support/workspace";
import { onceInBatch } from "../../show/once";
import { composeShowEmail } from "../compose-show-email";
import { readersLinks } from "../facts/message-facts";
import { renderMessage } from "../render-message";
import { renderShared } from "./render-shared";

const now = new Date("2027-03-01T12:00:00Z");

const NAMES = [
  "Ada Lovelace",
  "",
  "O'Neil & Sons <b>",
  'Quote "Me"',
  "$& $1 $` {{title}} {{name}}",
  "https://example.com",
  "x".repeat(120),
  "مريم ‮ 日本 👩‍💻",
  "&amp; &#x27; %20",
];

async function show() {
  const { workspaceId } = await makeWorkspace();
  return {
    id: newId("evt"),
    workspaceId,
    environment: "live" as const,
    slug: "night-radio",
    title: "Night & <day>",
    series: null,
    language: "en",
    state: "scheduled",
    timezone: "Europe/Berlin",
    startsAt: new Date("2027-03-04T18:00:00Z"),
    endsAt: new Date("2027-03-04T19:00:00Z"),
    calendarSequence: 1,
    host: { name: "Ana Lima" },
    brand: {},
    signup: {},
    after: {},
    client: { name: "Default", externalId: null, isDefault: true },
  };
}

const person = (name: string, timeZone: string | null = null) => ({
  id: newId("reg"),
  name,
  email: "ada@example.com",
  state: "confirmed",
  timeZone,
  joinVersion: 3,
  heldUntil: null,
  calendarSequence: 0,
});

it("renders the same email in a batch as on its own", async () => {
  const event = await show();
  const workspace = { name: "North Studio" };
  for (const kind of ["confirmation", "h24", "live", "changed"] as const) {
    const once = onceInBatch();
    const alone = (registration: ReturnType<typeof person>, shared: boolean) =>
      composeShowEmail(kind, {
        event,
        registration,
        workspace,
        now,
        previous: kind === "changed" ? { starts_at: "2027-03-03T18:00:00.000Z", ends_at: null } : undefined,
        once: shared ? once : undefined,
      });
    for (const name of NAMES)
      for (const timeZone of [null, "Asia/Tokyo"]) {
        const registration = person(name, timeZone);
        expect(await alone(registration, true), name).toEqual(await alone(registration, false));
      }
  }
});

it("renders any name the same in a batch, wherever the message uses it", async () => {
  const event = await show();
  const copy = {
    subject: "{{name}}: {{title}}",
    body: "# For {{name}}\n\nDear {{name}}, [look](https://example.com/?for={{name}}&at={{join_link}}).\n\n{{join_link}} and *{{name}}*\n\n> {{starts_at}}",
  };
  const once = onceInBatch();
  const draw = (reader: ReturnType<typeof person>) =>
    renderMessage({
      copy,
      event: event as never,
      links: readersLinks(event.slug, reader, null),
      timeZone: null,
      workspace: null,
      name: reader.name,
    });
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.constantFrom(...NAMES), fc.string({ unit: "grapheme", maxLength: 40 })),
      async (name) => {
        const reader = person(oneLine(name, 120));
        const { slug } = event;
        const shared = await renderShared(
          once,
          { shape: ["message"], slug, person: reader, name: reader.name },
          draw,
        );
        const alone = await draw(reader);
        expect({ ...shared, lines: [] }).toEqual({ ...alone, lines: [] });
      },
    ),
    { numRuns: 150 },
  );
});
