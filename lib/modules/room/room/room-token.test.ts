import { beforeAll, expect, it } from "vitest";
import { db } from "@/lib/platform/database/db";
import { makeShow, putOnAir, type TestShow } from "@/test/support/show";

let show: TestShow;
let byGuest: TestShow["byHost"];
let byAttendee: TestShow["byHost"];

beforeAll(async () => {
  show = await makeShow({ guests: [{ name: "Ana Ruiz" }] });
  await putOnAir(show.slug);
  const guest = await db().guest.findFirstOrThrow({ where: { eventId: show.eventId } });
  const link = `/v1/events/${show.slug}/guests/${guest.id}/access-link`;
  expect((await show.byKey("POST", link, { action: "create" })).status).toBe(200);
  byGuest = await show.byGuest(guest.id);
  const place = { name: "Vera", email: "vera@example.com" };
  expect((await show.byKey("POST", `/v1/events/${show.slug}/registrations`, place)).status).toBe(201);
  const { id } = await db().registration.findFirstOrThrow({ where: { eventId: show.eventId } });
  byAttendee = await show.byAttendee(id);
});

const ways = [
  { role: "host", by: () => show.byHost, rooms: 2 },
  { role: "guest", by: () => byGuest, rooms: 2 },
  { role: "viewer", by: () => byAttendee, rooms: 1 },
];

it.each(ways)(
  "a dry run issues no $role token but answers in the same shape as the real call",
  async (way) => {
    const { role, by, rooms } = way;
    const path = `/api/app/events/${show.slug}/room/${role}-token`;
    const ask = async (more: object) => {
      const answer = await by()("POST", path, { tab: "aTabOfTheirOwn0000", ...more });
      expect(answer.status, answer.text).toBe(200);
      return answer;
    };
    const dry = await ask({ dry_run: true });
    const real = await ask({});
    const tokens = ({ data }: { data: { token: string; backstage: { token: string } | null } }) =>
      [data.token, data.backstage?.token].filter((token) => token !== undefined);
    expect(dry.json.meta.dry_run).toBe(true);
    expect(tokens(dry.json)).toEqual(Array.from({ length: rooms }, () => ""));
    expect(tokens(real.json)).toHaveLength(rooms);
    for (const token of tokens(real.json)) expect(token.split(".")).toHaveLength(3);
    // The answer contains no part of a token.
    expect(dry.text).not.toMatch(/eyJ/);
    const shape = ({ data }: { data: object }) => Object.keys(data).sort();
    expect(shape(dry.json)).toEqual(shape(real.json));
  },
);
