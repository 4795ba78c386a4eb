import type { ClipNote } from "@/lib/clips/parts";
import type { Area, ClipTile, Frames, Scene } from "./clip-source";
import { HELD_FRAMES, type Turn } from "./speakers";

type FocusMode = "auto" | "pin" | "off";

export interface Focus {
  mode: FocusMode;
  /** Whose tile is pinned, by person or by its place among the tiles. */
  personId?: string | null;
  tile?: number | null;
}

/** What a shot is of: areas of the program's picture, side by side. */
export interface View {
  kind: "whole" | "person" | "pair" | "content";
  parts: readonly ViewPart[];
}

export interface ViewPart {
  /** Who is in it; null for what isn't one person's. */
  personId?: string | null;
  area: Area;
  /** Where something is written over it while it's shown. */
  written: readonly Area[];
  /** Whether it may stand still because there is no camera for at least some of the time. */
  isStill?: boolean;
  /** Where faces were found in it: the crop has them. Of a show's tiles it's known where faces are. */
  face?: Area;
  /** Whether others that are about as large are left out of the crop. */
  leavesFacesOut?: boolean;
  /** A camera may be cropped. What people read is shown whole. */
  fit: "cover" | "contain";
}

/** What a clip shows in some of its frames, `to` not included. */
export interface Shot extends Frames {
  view: View;
}

export const WHOLE: View = {
  kind: "whole",
  parts: [{ area: { x: 0, y: 0, width: 1, height: 1 }, written: [], fit: "contain" }],
};

interface Asked {
  /** The program's frame at each of the clip's. */
  frames: readonly number[];
  scenes: readonly Scene[];
  turns: readonly Turn[];
  focus: Focus;
}

/**
 * Returns what a clip shows when: the speaker's tile, two tiles while people answer each other, slides with the speaker. Shots follow
 * each other without gaps. Where whoever is pinned isn't on stage, the whole picture is shown.
 */
export function shotsOf({ frames, scenes, turns, focus }: Asked): { shots: Shot[]; notes: ClipNote[] } {
  const sceneAt = (frame: number) => scenes.find(({ from, to }) => from <= frame && frame < to);
  const pin = focus.mode === "pin" ? pinned(focus, sceneAt(frames[0] ?? 0), scenes) : null;
  const shots: Draft[] = [];
  let scene: Scene | undefined;
  for (const [at, frame] of frames.entries()) {
    if (!scene || frame < scene.from || frame >= scene.to) scene = sceneAt(frame);
    const view = viewOf(scene, { focus, pin, people: peopleAt(turns, at) });
    const last = shots.at(-1);
    if (last && isSame(last.view, view)) extend(last, { to: at + 1, view, scene });
    else shots.push({ from: at, to: at + 1, view, began: scene, scene });
  }
  const calm = withoutFlashes(shots);
  return { shots: calm, notes: notesOf(calm, focus, pin) };
}

function pinned(
  { personId, tile }: Focus,
  first: Scene | undefined,
  scenes: readonly Scene[],
): ClipTile | null {
  const byPerson = personId
    ? scenes.flatMap(({ tiles }) => tiles).find((one) => one.personId === personId && one.kind === "person")
    : undefined;
  if (byPerson) return byPerson;
  return personId || tile === null || tile === undefined ? null : (first?.tiles[tile] ?? null);
}

const peopleAt = (turns: readonly Turn[], at: number): readonly string[] =>
  turns.find(({ from, to }) => from <= at && at < to)?.people ?? [];

interface Shown {
  focus: Focus;
  pin: ClipTile | null;
  people: readonly string[];
}

function viewOf(scene: Scene | undefined, { focus, pin, people }: Shown): View {
  if (!scene || focus.mode === "off") return WHOLE;
  const tileOf = (personId: string) =>
    scene.tiles.find((tile) => tile.personId === personId && tile.kind === "person");
  if (focus.mode === "pin") {
    if (!pin) return WHOLE;
    const tile = pin.personId ? tileOf(pin.personId) : scene.tiles.find(({ kind }) => kind === pin.kind);
    return tile ? { kind: "person", parts: [partOf(tile)] } : WHOLE;
  }
  const seen = people.flatMap((personId) => tileOf(personId) ?? []);
  const content = scene.tiles.find(({ kind }) => CONTENT.has(kind));
  if (content) return { kind: "content", parts: [content, ...seen.slice(0, 1)].map(partOf) };
  if (seen.length === 0) return scene.tiles.length === 1 ? onlyTile(scene.tiles) : WHOLE;
  return { kind: seen.length === 2 ? "pair" : "person", parts: seen.map(partOf) };
}

const CONTENT: ReadonlySet<ClipTile["kind"]> = new Set(["screen", "video", "deck", "whiteboard"]);

const onlyTile = ([tile]: readonly ClipTile[]): View =>
  tile ? { kind: "person", parts: [partOf(tile)] } : WHOLE;

const partOf = ({ kind, personId, area, written, isStill = false }: ClipTile): ViewPart => ({
  ...{ personId: kind === "person" ? personId : null, area, written, isStill },
  fit: CONTENT.has(kind) ? "contain" : "cover",
});

/** A shot with the scenes in which it begins and ends. */
interface Draft extends Shot {
  began: Scene | undefined;
  scene: Scene | undefined;
}

/** Whether two views are of the same people at the same places, whatever is written over them. */
function isSame(one: View, other: View): boolean {
  if (one === other) return true;
  return (
    one.kind === other.kind &&
    one.parts.length === other.parts.length &&
    one.parts.every((part, index) => isSamePlace(part, other.parts[index]))
  );
}

interface Placed {
  personId?: string | null;
  area: Area;
}

const isSamePlace = (one: Placed, other: Placed | undefined): boolean =>
  other !== undefined &&
  (one.personId ?? null) === (other.personId ?? null) &&
  (["x", "y", "width", "height"] as const).every((side) => one.area[side] === other.area[side]);

/** A lower third that comes and goes doesn't make another scene. */
const isSameLayout = (one: Scene | undefined, other: Scene | undefined): boolean =>
  one === other ||
  (one !== undefined &&
    one.tiles.length === other?.tiles.length &&
    one.tiles.every((tile, index) => isSamePlace(tile, other.tiles[index])));

/** Makes a shot longer. Its crop stays where it is, so it leaves out whatever is written over it at any time. */
function extend(shot: Draft, { to, view, scene }: Omit<Draft, "from" | "began">): void {
  shot.to = to;
  shot.scene = scene;
  shot.view = withAllWritten(shot.view, view);
}

function withAllWritten(view: View, other: View): View {
  if (view.parts === other.parts) return view;
  const parts = view.parts.map((part, index) => {
    const more = other.parts[index];
    const added = more?.written.filter(
      (area) => !part.written.some((one) => isSamePlace({ area }, { area: one })),
    );
    const isStill = (part.isStill ?? false) || (more?.isStill ?? false);
    return !added?.length && isStill === (part.isStill ?? false)
      ? part
      : { ...part, isStill, written: [...part.written, ...(added ?? [])] };
  });
  return parts.every((part, index) => part === view.parts[index]) ? view : { ...view, parts };
}

/** Joins a shot that is too short with a neighbor in the same layout: what it shows is still at the same place. */
function withoutFlashes(shots: readonly Draft[]): Shot[] {
  const list: Draft[] = [];
  for (const shot of shots) {
    const last = list.at(-1);
    if (!last || !isSameLayout(last.scene, shot.began)) list.push({ ...shot });
    else if (isSame(last.view, shot.view)) extend(last, shot);
    else if (shot.to - shot.from < HELD_FRAMES) Object.assign(last, { to: shot.to, scene: shot.scene });
    else if (last.to - last.from < HELD_FRAMES)
      list[list.length - 1] = { ...shot, from: last.from, began: last.began };
    else list.push({ ...shot });
  }
  const joined: Draft[] = [];
  for (const shot of list) {
    const last = joined.at(-1);
    if (last && isSame(last.view, shot.view)) extend(last, shot);
    else joined.push({ ...shot });
  }
  return joined.map(({ from, to, view }) => ({ from, to, view }));
}

function notesOf(shots: readonly Shot[], { mode }: Focus, pin: ClipTile | null): ClipNote[] {
  if (mode !== "pin") return [];
  if (!pin) return ["focus_not_found"];
  return shots.some(({ view }) => view.kind === "whole") ? ["focus_away"] : [];
}
