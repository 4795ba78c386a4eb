import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import { en } from "@/lib/signup/words/en";
import { problemsOf } from "./problems-of";
import { tryToRegister } from "./register";

const api = vi.hoisted(() => vi.fn());
vi.mock("@/lib/client/public-api", () => ({ publicApi: api }));
const solvePuzzle = vi.hoisted(() => vi.fn());
vi.mock("./solve-puzzle", () => ({ solvePuzzle }));

const PERSON = { name: "Ana", email: "ana@example.com" } as Parameters<typeof tryToRegister>[1];
const refused = (code: string, fields: Record<string, string> = {}) =>
  new ApiError({ code, message: "", status: 422, fields });
const onProving = vi.fn();
const register = () => tryToRegister("looms", PERSON, onProving);

beforeEach(() => {
  onProving.mockReset();
  solvePuzzle.mockReset();
  api.mockReset();
  api.mockRejectedValueOnce(refused("validation_error", { proof: "required" }));
  api.mockResolvedValueOnce({ data: { puzzle: "{}" } });
});

it("solves the puzzle if the show asks for a proof", async () => {
  solvePuzzle.mockResolvedValue("solved");
  api.mockResolvedValueOnce({ data: { state: "confirmed" } });
  expect(await register()).toEqual({ state: "confirmed" });
  expect(onProving).toHaveBeenCalledTimes(1);
  expect(api).toHaveBeenLastCalledWith(
    "registerAttendee",
    expect.objectContaining({ body: { ...PERSON, proof: "solved" } }),
  );
});

it("has the form posted plainly if the puzzle can't be solved", async () => {
  solvePuzzle.mockRejectedValue(new Error("The puzzle could not be solved in time."));
  expect(await register()).toEqual({ postPlainly: true });
});

it("says what the server refused with the proof", async () => {
  solvePuzzle.mockResolvedValue("solved");
  api.mockRejectedValueOnce(refused("rate_limited"));
  expect(await register()).toEqual({ problem: "rate_limited", fields: {} });
});

it("says how long a name or email can be when it's too long", () => {
  expect(problemsOf("validation_error", { name: "too_long", email: "too_long" }, en)).toEqual({
    name: "Too long. Use up to 120 characters.",
    email: "Too long. Use up to 254 characters.",
  });
});
