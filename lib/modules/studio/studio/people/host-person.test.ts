import { expect, it } from "vitest";
import { initialState, NAMELESS_HOST, placementOf } from "@/lib/stage";
import { hostName, hostPerson } from "./host-person";

it("falls back from the host's name to whoever opened the studio, then to the company", () => {
  const host = { name: " Ana Lima ", title: "CTO", company: "Northwind" };
  expect(hostName(host, "Ben")).toBe("Ana Lima");
  expect(hostName({ ...host, name: "" }, "Ben")).toBe("Ben");
  expect(hostName({ ...host, name: undefined }, " ")).toBe("Northwind");
  expect(hostName(null, "")).toBe(NAMELESS_HOST);
});

it("never shows the audience the address that a member without a name signs in with", () => {
  expect(hostName({}, "demo@showrunner.example")).toBe(NAMELESS_HOST);
  expect(hostName({}, "Claude for demo@showrunner.example")).toBe(NAMELESS_HOST);
  expect(hostName({ company: "Northwind" }, "demo@showrunner.example")).toBe("Northwind");
  expect(hostPerson({}, "h", "demo@showrunner.example").name).toBe(NAMELESS_HOST);
  expect(hostName({}, "Ana @ Northwind")).toBe("Ana @ Northwind");
});

it("shows the company only once when it replaces the name", () => {
  expect(hostPerson({ title: "CTO", company: "Northwind" }, "h", "")).toMatchObject({
    name: "Northwind",
    title: "CTO",
  });
  expect(hostPerson({ name: "Ana", title: "CTO", company: "Northwind" }, "h", "").title).toBe(
    "CTO, Northwind",
  );
});

it("shows no name on stage for a host without one", () => {
  const tagOf = (host: unknown) => {
    const state = initialState({ stage: [hostPerson(host, "h", "")] });
    return placementOf(state, { ratio: 16 / 9, widthPx: 800 }).tiles[0]?.tag;
  };
  expect(tagOf({})).toBeNull();
  expect(tagOf({ name: "Ana Lima" })).not.toBeNull();
});
