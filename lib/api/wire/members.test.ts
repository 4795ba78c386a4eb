import { expect, it } from "vitest";
import { parseJson } from "@/lib/operation/json/parse-json";
import { parseInput } from "../pipeline/steps/parse";
import { operationById, operations } from "../registry/registry";
import { hasTooManyMembers, maxMembers } from "./members";

const segment = (id: number) => ({
  id: `s${id}`,
  title: "Part",
  type: "talk",
  duration_sec: 60,
  assignee: "host",
  layout: null,
  notes: "",
  script: "",
  questions: Array(20).fill("Why?"),
  ticker: null,
  slide: { presentation_id: "p", page: 1 },
  poll: { question: "Which?", options: Array.from({ length: 10 }, (_, i) => `Option ${i}`) },
  emcee_line: null,
});
const lists = (count: number) => ({ list: Array(count).fill(0) });

it.each([
  ["updateEvent", { plan: { segments: Array.from({ length: 100 }, (_, i) => segment(i)), questions: [] } }],
  ["updateEvent", { brand: lists(8_000) }],
  ["createClient", { name: "Many", metadata: lists(8_000) }],
  ["createShowroom", { title: "Many", guests: Array(50).fill({ name: "Ada", extra: lists(150) }) }],
  ["runStudioCommand", { scene: lists(8_000) }],
])("%s accepts the largest body that its schema allows", (id, body) => {
  const op = operationById(id);
  const read = parseJson(Buffer.from(JSON.stringify(body)), () => maxMembers(op));
  expect(hasTooManyMembers(op, body)).toBe(false);
  const params: Record<string, string> = "slug" in op.params.shape ? { slug: "a-show" } : {};
  expect(() => parseInput(op, { params, query: {}, body: read })).not.toThrow();
});

it("limits other operations to 2,000 members, and none without transcripts to more than 10,000", () => {
  expect(maxMembers(operationById("createRegistration"))).toBe(2_000);
  expect(maxMembers(operationById("createShowroom"))).toBe(10_000);
  for (const op of operations)
    expect(maxMembers(op), op.id).toBeLessThanOrEqual(op.largeBody ? 100_000 : 10_000);
});

it("counts arguments at every depth", () => {
  const op = operationById("createRegistration");
  expect(hasTooManyMembers(op, { a: [lists(1_997)] })).toBe(false);
  expect(hasTooManyMembers(op, { a: [lists(1_998)] })).toBe(true);
});
