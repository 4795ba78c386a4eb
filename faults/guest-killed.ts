import { roomName } from "@/lib/providers/room/names";
import { RoomService } from "@/lib/providers/room/room-service";
import { personOf } from "@/lib/stage/room-identity";
import { until } from "@/test/rig/ask";
import { atMost, exactly, type Figure, inTime } from "@/test/rig/figures";
import type { LiveGuest } from "@/test/rig/live-guest";
import { roomSettingsOf } from "@/test/rig/room-settings-of";
import { type Evening, GHOST_SECONDS, picturesMove } from "./evening";

/**
 * A stage spot is kept for 30 seconds after its holder is found missing; the check runs every five seconds.
 */
const PLACE_SECONDS = GHOST_SECONDS + 30 + 5;
const BACK_SECONDS = 60;

interface DeskPerson {
  identity: string;
  place: "stage" | "backstage";
  connected: boolean;
}

interface Looks {
  /** Connections to the room, as reported by the room server. */
  inRoom(): Promise<number>;
  /** The desk's entries for them. */
  listed(): Promise<DeskPerson[]>;
  /** Viewer pages that list them. */
  seenBy(): Promise<number>;
}

async function looksFor({ stack, room }: Evening, { person }: LiveGuest): Promise<Looks> {
  const server = new RoomService(roomSettingsOf(stack));
  const [event] = await stack.query<{ id: string }>("SELECT id FROM event WHERE slug = $1", [room.slug]);
  const show = roomName("show", event?.id ?? "");
  const isTheirs = ({ identity }: { identity: string }) => personOf(identity) === person;
  return {
    inRoom: async () => (await server.listParticipants(show)).filter(isTheirs).length,
    listed: async () =>
      ((await room.byHost("GET", "desk")).json.data.people as DeskPerson[]).filter(isTheirs),
    seenBy: async () => {
      const known = await Promise.all(
        room.viewers.map(({ page }) => page.evaluate<string[]>("[...room.remoteParticipants.keys()]")),
      );
      return known.filter((identities) => identities.some((identity) => personOf(identity) === person))
        .length;
    },
  };
}

function theGuest({ room }: Evening): LiveGuest {
  const [guest] = room.guests;
  if (!guest) throw new Error("there is no guest");
  return guest;
}

/** Kills the guest's browser and waits until no one sees them anymore. */
async function killAndMiss(guest: LiveGuest, looks: Looks): Promise<{ killed: number; figures: Figure[] }> {
  const killed = performance.now();
  guest.kill();
  const gone = async (what: string, isGone: () => Promise<boolean>): Promise<Figure> => {
    await until(`the guest to be gone from ${what}`, isGone, 3 * GHOST_SECONDS);
    const seconds = (performance.now() - killed) / 1_000;
    return atMost(`on air, guest's browser killed: gone from ${what} after`, seconds, GHOST_SECONDS, "s");
  };
  const figures = await Promise.all([
    gone("the room", async () => (await looks.inRoom()) === 0),
    gone("viewer pages", async () => (await looks.seenBy()) === 0),
    gone("the people who are here", async () => (await looks.listed()).every(({ connected }) => !connected)),
  ]);
  return { killed, figures };
}

const isOnStage = async (looks: Looks): Promise<boolean> =>
  (await looks.listed()).some(({ place }) => place === "stage");

/** How often they appear in each list: once everywhere. */
const listedOnce = (what: string, evening: Evening, looks: Looks): Promise<Figure> =>
  inTime(what, 1, 2 * GHOST_SECONDS, (seconds) => timesThere(evening, looks, seconds));

async function timesThere(evening: Evening, looks: Looks, seconds: number): Promise<number> {
  const { stack, room } = evening;
  const once = async () => (await looks.inRoom()) === 1 && (await looks.listed()).length === 1;
  await until("the guest to be there once", once, seconds).catch(() => undefined);
  const [row] = await stack.query<{ open: number }>(
    `SELECT count(*)::int AS open FROM presence p JOIN event e ON e.id = p.event_id
     WHERE e.slug = $1 AND p.left_at IS NULL AND p.role = 'guest'`,
    [room.slug],
  );
  return Math.max(row?.open ?? 0, await looks.inRoom(), (await looks.listed()).length);
}

/** How long the show says they were present, next to the time since they first joined. */
async function stayed({ stack, room }: Evening, { person }: LiveGuest): Promise<Figure> {
  const [row] = await stack.query<{ seconds: number; passed: number }>(
    `SELECT sum(s.seconds)::float8 AS seconds, extract(epoch FROM now() - min(s.came))::float8 AS passed
     FROM event e, presence_stays(e.id, $2) s WHERE e.slug = $1`,
    [room.slug, person],
  );
  return atMost(
    "on air, guest back: recorded share of the elapsed time",
    (row?.seconds ?? 0) / (row?.passed ?? 1),
    1,
    "×",
  );
}

/** They disconnect, rejoin with the same link while their spot is kept, and are on stage as before. */
export async function guestComesBack(evening: Evening): Promise<Figure[]> {
  const guest = theGuest(evening);
  const looks = await looksFor(evening, guest);
  const { figures } = await killAndMiss(guest, looks);
  const kept = await isOnStage(looks);
  const returned = performance.now();
  await guest.comeIn();
  await guest.send();
  await picturesMove(evening, BACK_SECONDS);
  const moved = (performance.now() - returned) / 1_000;
  return [
    ...figures,
    exactly("on air, guest's browser killed: their place is held", Number(kept), 1),
    atMost("on air, guest back by the same link: video moves after", moved, BACK_SECONDS, "s"),
    exactly("on air, guest back: on the stage without the host", Number(await isOnStage(looks)), 1),
    await listedOnce("on air, guest back: times they are listed", evening, looks),
    await stayed(evening, guest),
  ];
}

/**
 * They rejoin at once in another browser, next to their own ghost; then they leave permanently until the host
 * brings them on stage again.
 */
export async function guestStaysAway(evening: Evening): Promise<Figure[]> {
  const guest = theGuest(evening);
  const looks = await looksFor(evening, guest);
  guest.kill();
  const beside = performance.now();
  await guest.comeIn({ takeOver: true });
  await guest.send();
  await picturesMove(evening, BACK_SECONDS);
  const moved = (performance.now() - beside) / 1_000;
  const alone = async () => (await looks.inRoom()) === 1;
  await until("their ghost to be gone", alone, 3 * GHOST_SECONDS);
  const ghost = (performance.now() - beside) / 1_000;
  const { killed, figures } = await killAndMiss(guest, looks);
  await until("their place to be free", async () => !(await isOnStage(looks)), 2 * PLACE_SECONDS);
  const free = (performance.now() - killed) / 1_000;
  await guest.comeIn();
  const listed = async () => (await looks.listed()).some(({ connected }) => connected);
  await until("the guest to be listed", listed, GHOST_SECONDS);
  const sends = await guest.maySend();
  await guest.bringOn();
  await picturesMove(evening, BACK_SECONDS);
  return [
    atMost("on air, guest back at once: video moves after", moved, BACK_SECONDS, "s"),
    atMost("on air, guest back at once: their ghost is gone after", ghost, GHOST_SECONDS, "s"),
    ...figures.map((figure) => ({ ...figure, what: figure.what.replace("killed:", "killed again:") })),
    atMost("on air, guest stays away: their place is released after", free, PLACE_SECONDS, "s"),
    exactly(
      "on air, guest back after that: publishes before the host brings them on stage",
      Number(sends),
      0,
    ),
    await listedOnce("on air, guest brought on stage again: times they are listed", evening, looks),
    await stayed(evening, guest),
  ];
}
