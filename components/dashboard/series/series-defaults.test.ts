import { expect, it } from "vitest";
import { defaultsWith, defaultValuesOf } from "./series-defaults";

const DEFAULTS = {
  host: { name: "Mary", title: "Editor", email: "mary@example.com" },
  brand: { accent: "#0f766e", font: "Inter" },
  reminders: { h24: false },
};

it("keeps what the form has no fields for", () => {
  const values = { ...defaultValuesOf(DEFAULTS), hostName: "Ada", accent: "" };
  expect(defaultsWith(DEFAULTS, values)).toEqual({
    host: { name: "Ada", title: "Editor", email: "mary@example.com" },
    brand: { font: "Inter" },
    reminders: { h24: false },
  });
});

it("leaves out groups that are empty", () => {
  expect(defaultsWith({}, defaultValuesOf({}))).toEqual({});
});
