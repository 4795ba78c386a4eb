import { expect, it } from "vitest";
import { isDatabaseDown } from "./db";

const failure = (message: string, code?: string): Error => Object.assign(new Error(message), { code });

it("distinguishes an unusable database from an invalid statement", () => {
  for (const down of [
    failure("connect ECONNREFUSED 127.0.0.1:5432", "ECONNREFUSED"),
    failure("sorry, too many clients already", "53300"),
    failure("Too many database connections opened: sorry, too many clients already", "P2037"),
    failure("terminating connection due to administrator command", "57P01"),
    failure("timeout exceeded when trying to connect"),
    new Error("wrapped", { cause: failure("the database system is starting up", "57P03") }),
  ])
    expect(isDatabaseDown(down), down.message).toBe(true);
  for (const other of [
    failure("duplicate key", "23505"),
    failure("Unique constraint failed", "P2002"),
    "text",
  ])
    expect(isDatabaseDown(other)).toBe(false);
});
