import { expect, it } from "vitest";
import { exampleSignup } from "@/lib/modules/pages/signup-pages/examples-schema";
import { signupProblem } from "./signup-problem";

const { content } = exampleSignup.draft;

it("names what can't be saved yet", () => {
  expect(signupProblem(content)).toBeNull();
  expect(signupProblem({ ...content, learn: Array.from({ length: 13 }, () => "x") })).toMatch(/12/);
  expect(signupProblem({ ...content, learn: ["x".repeat(201)] })).toMatch(/too long/);
  expect(signupProblem({ ...content, description: "x".repeat(20_001) })).toMatch(/too long/);
});
