/** Ways into a show that are exchanged for a cookie of that show. */
export const DOORS = ["host", "guest", "attendee", "watcher"] as const;
export type Door = (typeof DOORS)[number];

/** What somebody may do in one of a show's two rooms. */
export interface RoomRights {
  /** `on_stage`: while they stand on it, which the room server enforces. */
  publish: "always" | "on_stage" | "never";
  subscribe: boolean;
  data: boolean;
  /** Whether the others in the room learn of them. `on_stage`: only while they stand on it. */
  visible: "always" | "on_stage" | "never";
}

interface ShowRoleRights {
  /** What pages call it. */
  word: string;
  /** How it is admitted; `open_door` is a show that anybody may watch, `system` this installation's own software. */
  admission: "studio_link" | "backstage_link" | "registration" | "open_door" | "system";
  /** The cookie that its link is exchanged for. */
  door: Door | null;
  /** What that cookie allows among the operations that keys call as well. */
  scopes: readonly string[];
  /** Keeps the audience in order: may use the operations that are declared as `moderation`, whatever its scopes. */
  moderates: boolean;
  rooms: { show: RoomRights; backstage: RoomRights | null };
  sees: {
    /** `public`: what the audience sees. `backstage`: the same, before the show as well. */
    stage: "whole" | "backstage" | "public";
    /** Who is in the room and who watches. */
    names: boolean;
    /** Notes, scripts and prepared questions of the run of show. */
    notes: boolean;
  };
  /** Counts among those who watch. */
  audience: boolean;
  /** Can stand on the stage. */
  stageable: boolean;
  /** Holds the show: while one of them is in the room commands are taken, and their page acknowledges. */
  leads: boolean;
}

const camera: RoomRights = { publish: "always", subscribe: true, data: false, visible: "always" };
const unseen: RoomRights = { publish: "never", subscribe: true, data: false, visible: "never" };
const everything = { stage: "whole", names: true, notes: true } as const;
const crew = { admission: "studio_link", door: "host", moderates: true, audience: false } as const;
const outsider = { scopes: [], moderates: false } as const;
const machine = { ...outsider, admission: "system", door: null, audience: false, leads: false } as const;
const nothing = { stage: "public", names: false, notes: false } as const;

const runs = [
  "events:read",
  "guests:read",
  "guests:write",
  "registrations:read",
  "studio:read",
  "studio:control",
  "studio:emergency",
] as const;

/**
 * Everybody who can be part of a show. All that differs between them stands here and nowhere else: what their cookie
 * allows, what the room server lets them do, how they are admitted, what they see, and as what they count.
 */
export const SHOW_ROLES = {
  host: {
    ...crew,
    word: "Host",
    scopes: [...runs, "events:write", "recordings:read", "analytics:read"],
    rooms: { show: { ...camera, data: true }, backstage: { ...camera, data: true } },
    sees: everything,
    stageable: true,
    leads: true,
  },
  co_host: {
    ...crew,
    word: "Co-host",
    scopes: runs,
    rooms: { show: { ...camera, data: true }, backstage: { ...camera, data: true } },
    sees: everything,
    stageable: true,
    leads: true,
  },
  producer: {
    ...crew,
    word: "Producer",
    scopes: runs,
    rooms: { show: unseen, backstage: camera },
    sees: everything,
    stageable: false,
    leads: false,
  },
  moderator: {
    ...crew,
    word: "Moderator",
    scopes: ["events:read", "guests:read", "registrations:read", "studio:read"],
    rooms: { show: unseen, backstage: camera },
    sees: { stage: "backstage", names: true, notes: false },
    stageable: false,
    leads: false,
  },
  guest: {
    ...outsider,
    word: "Guest",
    admission: "backstage_link",
    door: "guest",
    rooms: { show: { ...camera, publish: "on_stage" }, backstage: camera },
    sees: { stage: "backstage", names: true, notes: false },
    audience: false,
    stageable: true,
    leads: false,
  },
  attendee: {
    ...outsider,
    word: "Attendee",
    admission: "registration",
    door: "attendee",
    rooms: {
      show: { publish: "on_stage", subscribe: true, data: false, visible: "on_stage" },
      backstage: null,
    },
    sees: nothing,
    audience: true,
    stageable: true,
    leads: false,
  },
  watcher: {
    ...outsider,
    word: "Viewer",
    admission: "open_door",
    door: "watcher",
    rooms: { show: unseen, backstage: null },
    sees: nothing,
    audience: true,
    stageable: false,
    leads: false,
  },
  announcer: {
    ...machine,
    word: "Announcer",
    rooms: { show: camera, backstage: null },
    sees: nothing,
    stageable: false,
  },
  recorder: {
    ...machine,
    word: "Recorder",
    rooms: { show: unseen, backstage: null },
    sees: nothing,
    stageable: false,
  },
  robot: {
    ...machine,
    word: "Robot",
    rooms: { show: { ...camera, publish: "on_stage", visible: "on_stage" }, backstage: camera },
    sees: { stage: "whole", names: true, notes: false },
    stageable: true,
  },
} as const satisfies Record<string, ShowRoleRights>;

export type ShowRole = keyof typeof SHOW_ROLES;

/** What a role may do, with the members of every role. */
export const rightsOf = (role: ShowRole): ShowRoleRights => SHOW_ROLES[role];

type RolesWith<Wanted> = {
  [Role in ShowRole]: (typeof SHOW_ROLES)[Role] extends Wanted ? Role : never;
}[ShowRole];

/** The roles of which something holds, in the table's order. */
const rolesWith = <Role extends ShowRole>(holds: (rights: ShowRoleRights) => boolean): [Role, ...Role[]] =>
  (Object.keys(SHOW_ROLES) as ShowRole[]).filter((role) => holds(rightsOf(role))) as [Role, ...Role[]];

export const SHOW_ROLE_NAMES = rolesWith<ShowRole>(() => true);

export type StageableRole = RolesWith<{ stageable: true }>;
export const STAGEABLE_ROLES = rolesWith<StageableRole>(({ stageable }) => stageable);

/** Whom a studio link can be made for. */
export type StudioRole = RolesWith<{ admission: "studio_link" }>;
export const STUDIO_ROLES = rolesWith<StudioRole>(({ admission }) => admission === "studio_link");

export const isStudioRole = (role: ShowRole): role is StudioRole =>
  rightsOf(role).admission === "studio_link";

/** Former names of roles, as they still stand in rows and tokens. */
const FORMER_NAMES: Record<string, ShowRole> = { viewer: "attendee" };

/** The role that a row or token names; undefined for what is none. */
export function readShowRole(name: string | undefined): ShowRole | undefined {
  if (name === undefined) return undefined;
  if (Object.hasOwn(FORMER_NAMES, name)) return FORMER_NAMES[name];
  return Object.hasOwn(SHOW_ROLES, name) ? (name as ShowRole) : undefined;
}

/** The same for statements: all names under which rows hold the roles of which something is so. */
export const storedRoles = (holds: (rights: ShowRoleRights) => boolean): string[] => {
  const roles: string[] = rolesWith(holds);
  const former = Object.keys(FORMER_NAMES).filter((name) => roles.includes(FORMER_NAMES[name] as string));
  return [...roles, ...former];
};
