import { describe, expect, it } from "vitest";
import { makeMatcher } from "./match";
import { operations } from "./registry";

const { match, nearest } = makeMatcher(operations);
const ID = "0198c0de-5a1e-7c4e-8b1a-0123456789ab";

describe("match", () => {
  it.each([
    ["/v1/clients", "/v1/clients"],
    ["/v1/clients/", "/v1/clients"],
    [`/v1/clients/${ID}`, `/v1/clients/${ID}`],
    [`/v1/clients/${ID}/`, `/v1/clients/${ID}`],
    [`/v1/clients/${ID.toUpperCase()}`, `/v1/clients/${ID}`],
    [`/v1/clients/${ID.replace("c0de", "%630%64e")}`, `/v1/clients/${ID}`],
    ["/v1/events/caf%c3%a9", "/v1/events/caf%C3%A9"],
    ["/v1/events/a%2fb", "/v1/events/a%2Fb"],
    ["/v1/events/Upper-Case", "/v1/events/Upper-Case"],
  ])("finds %s under its canonical path", (path, known) => {
    const found = match("GET", path);
    expect(found.kind === "found" && found.path).toBe(known);
  });

  it("decodes and normalizes path parameters", () => {
    const found = match("GET", `/v1/clients/%30${ID.slice(1).toUpperCase()}/`);
    expect(found.kind === "found" && found.params).toEqual({ id: ID });
  });
});

describe("nearest", () => {
  it.each([
    ["/V1/Clients", "/v1/clients"],
    ["//v1/clients", "/v1/clients"],
    ["/v1//clients", "/v1/clients"],
    ["/v1/./clients", "/v1/clients"],
    ["/e/../v1/clients", "/v1/clients"],
    ["/v1/%63lients", "/v1/clients"],
    ["/%76%31%2fclients", "/v1/clients"],
    ["/v1\\clients", "/v1/clients"],
    ["/v1/clients;version=1", "/v1/clients"],
    ["/v1/clients.", "/v1/clients"],
    ["/v1/EVENTS/Some-Show//registrations", "/v1/events/Some-Show/registrations"],
    ["/API/v1/events", "/api/v1/events"],
    // Declared under the other prefix only.
    ["/v1/analyze", "/api/v1/analyze"],
    ["/v1", "/api/v1"],
    ["/api/v1/showrooms", "/v1/showrooms"],
  ])("finds no match for %s but suggests %s", (path, near) => {
    expect(match("GET", path).kind).toBe("unknown");
    expect(nearest(path)).toBe(near);
  });

  it.each(["/v1/nothing", "/api", "/v2/clients", "/v1/clients/a/b/c", "/", ""])(
    "suggests nothing for %j",
    (path) => {
      expect(nearest(path)).toBeUndefined();
    },
  );
});

it("requires lower-case operation paths, so that the nearest one can be found", () => {
  for (const op of operations) expect(op.path.replace(/\{\w+\}/g, ""), op.id).toMatch(/^[a-z0-9/._-]*$/);
});
