/** Entrances to a show, each of which sets a cookie for that show. */
export const DOORS = ["host", "guest", "attendee", "watcher"] as const;
export type Door = (typeof DOORS)[number];

/** What a role may do in one of a show's two rooms. */
export interface RoomRights {
  /** `on_stage`: only while they're on stage, which the room server enforces. */
  publish: "always" | "on_stage" | "never";
  subscribe: boolean;
  data: boolean;
  /** Whether others in the room see them. `on_stage`: only while they're on stage. */
  visible: "always" | "on_stage" | "never";
}

interface ShowRoleRights {
  /** The role's name on pages. */
  word: string;
  /**
   * How the role is admitted; `open_door` is a show that anyone may watch, `system` is this installation's
   * own software.
   */
  admission: "studio_link" | "backstage_link" | "registration" | "open_door" | "system";
  /** The cookie that its link sets. */
  door: Door | null;
  /** What that cookie allows among the operations that API keys can call as well. */
  scopes: readonly string[];
  /** Moderates the audience: may use the operations declared as `moderation`, whatever its scopes. */
  moderates: boolean;
  rooms: { show: RoomRights; backstage: RoomRights | null };
  sees: {
    /** `public`: what the audience sees. `backstage`: the same, also before the show. */
    stage: "whole" | "backstage" | "public";
    /** Who is in the room and who is watching. */
    names: boolean;
    /** Notes, scripts and prepared questions of the run of show. */
    notes: boolean;
  };
  /** Counts as a viewer. */
  audience: boolean;
  /** Can be brought on stage. */
  stageable: boolean;
  /**
   * Leads the show: commands are accepted while one of them is in the room, and their page acknowledges them.
   */
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
 * Everyone who can be part of a show. All differences between them are defined here and nowhere else: what
 * their cookie allows, what the room server permits, how they're admitted, what they see, and how they're
 * counted.
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
  notetaker: {
    ...machine,
    word: "Notetaker",
    rooms: {
      show: { publish: "never", subscribe: true, data: false, visible: "always" },
      backstage: null,
    },
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

/** Returns what a role may do, with the members of all roles. */
export const rightsOf = (role: ShowRole): ShowRoleRights => SHOW_ROLES[role];

type RolesWith<Wanted> = {
  [Role in ShowRole]: (typeof SHOW_ROLES)[Role] extends Wanted ? Role : never;
}[ShowRole];

/** Returns the roles that meet a condition, in the table's order. */
const rolesWith = <Role extends ShowRole>(holds: (rights: ShowRoleRights) => boolean): [Role, ...Role[]] =>
  (Object.keys(SHOW_ROLES) as ShowRole[]).filter((role) => holds(rightsOf(role))) as [Role, ...Role[]];

export const SHOW_ROLE_NAMES = rolesWith<ShowRole>(() => true);

export type StageableRole = RolesWith<{ stageable: true }>;
export const STAGEABLE_ROLES = rolesWith<StageableRole>(({ stageable }) => stageable);

/** Roles that a studio link can be created for. */
export type StudioRole = RolesWith<{ admission: "studio_link" }>;
export const STUDIO_ROLES = rolesWith<StudioRole>(({ admission }) => admission === "studio_link");

export const isStudioRole = (role: ShowRole): role is StudioRole =>
  rightsOf(role).admission === "studio_link";

/** Previous names of roles that are still in rows and tokens. */
const LEGACY_NAMES: Record<string, ShowRole> = { viewer: "attendee" };

/** Returns the role named in a row or token; undefined if there is no such role. */
export function readShowRole(name: string | undefined): ShowRole | undefined {
  if (name === undefined) return undefined;
  if (Object.hasOwn(LEGACY_NAMES, name)) return LEGACY_NAMES[name];
  return Object.hasOwn(SHOW_ROLES, name) ? (name as ShowRole) : undefined;
}

/** For SQL: returns all names, previous ones included, of the roles that meet a condition. */
export const storedRoles = (holds: (rights: ShowRoleRights) => boolean): string[] => {
  const roles: string[] = rolesWith(holds);
  const previous = Object.keys(LEGACY_NAMES).filter((name) => roles.includes(LEGACY_NAMES[name] as string));
  return [...roles, ...previous];
};
