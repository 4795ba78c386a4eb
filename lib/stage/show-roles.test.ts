import { describe, expect, it } from "vitest";
import { isSamePerson, legacyLinkVersion, personOf, seatOf } from "./room-identity";
import {
  DOORS,
  isStudioRole,
  readShowRole,
  rightsOf,
  SHOW_ROLE_NAMES,
  STAGEABLE_ROLES,
  STUDIO_ROLES,
  storedRoles,
} from "./show-roles";

describe("the table of show roles", () => {
  it("determines the lists of roles", () => {
    expect(SHOW_ROLE_NAMES).toHaveLength(11);
    expect(STAGEABLE_ROLES).toEqual(["host", "co_host", "guest", "attendee", "robot"]);
    expect(STUDIO_ROLES).toEqual(["host", "co_host", "producer", "moderator"]);
    expect(SHOW_ROLE_NAMES.filter(isStudioRole)).toEqual(STUDIO_ROLES);
    const doors = new Set(SHOW_ROLE_NAMES.map((role) => rightsOf(role).door));
    expect(doors).toEqual(new Set([...DOORS, null]));
  });

  it("lets only roles on camera lead, and limits the audience to the public view", () => {
    for (const role of SHOW_ROLE_NAMES) {
      const { leads, stageable, audience, sees, rooms, scopes, door, moderates } = rightsOf(role);
      if (leads) expect([role, stageable, rooms.show.publish]).toEqual([role, true, "always"]);
      if (audience)
        expect([role, sees.stage, sees.names, sees.notes]).toEqual([role, "public", false, false]);
      if (door !== "host") expect([role, scopes]).toEqual([role, []]);
      expect([role, moderates]).toEqual([role, door === "host"]);
      // Everyone who can be visible on stage can publish there, and vice versa, except for a voice without
      // video.
      if (stageable) expect([role, rooms.show.publish]).not.toEqual([role, "never"]);
    }
  });

  it("reads roles stored by previous releases, and ignores unknown ones", () => {
    expect(readShowRole("viewer")).toBe("attendee");
    for (const role of SHOW_ROLE_NAMES) expect(readShowRole(role)).toBe(role);
    for (const none of [undefined, "", "stranger", "constructor", "toString"])
      expect(readShowRole(none)).toBeUndefined();
    expect(storedRoles(({ audience }) => audience)).toEqual(["attendee", "watcher", "viewer"]);
    expect(storedRoles(({ leads }) => leads)).toEqual(["host", "co_host"]);
  });
});

describe("room identities", () => {
  it("consist of a person and a seat, even in a previous release's format", () => {
    const forms: [string, string, string][] = [
      ["guest-gst_1.abc-_9", "guest-gst_1", "abc-_9"],
      ["guest-gst_1-3", "guest-gst_1", ""],
      ["guest-gst_1", "guest-gst_1", ""],
      ["host-a-1", "host-a-1", ""],
      ["host-a-1.seat", "host-a-1", "seat"],
      ["v-x_y-9", "v-x_y-9", ""],
      ["", "", ""],
    ];
    for (const [identity, person, seat] of forms)
      expect([identity, personOf(identity), seatOf(identity)]).toEqual([identity, person, seat]);
    expect(isSamePerson("guest-gst_1-3", "guest-gst_1.x")).toBe(true);
    expect(isSamePerson("guest-gst_1-3", "guest-gst_2.x")).toBe(false);
    expect(legacyLinkVersion("guest-gst_1-3")).toBe("3");
    expect(legacyLinkVersion("guest-gst_1.3")).toBeUndefined();
  });
});
