import { expect, it } from "vitest";
import { isApiPath } from "./answer-api";

it.each([
  "/v1",
  "/v1/clients?x",
  "/V1/clients",
  "//v1/clients",
  "/%76%31/clients",
  "/e/../v1/clients",
  "/v1\\clients",
  "/\\/api//App/x",
  "/api/v1#x",
  "/api/mcp/",
  "/API/mcp",
  "/OpenAPI.json",
])("treats %s as an API path", (url) => {
  expect(isApiPath(url)).toBe(true);
});

it.each([
  "/",
  "/v10/x",
  "/e/v1",
  "/api/auth/v1",
  "/docs/v1/clients",
  "/e/x?next=/v1/clients",
  "/%2576%2531",
  "/%",
])("leaves %s to the pages", (url) => {
  expect(isApiPath(url)).toBe(false);
});
