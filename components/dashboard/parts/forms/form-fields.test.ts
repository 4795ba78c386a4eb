import type { ChangeEvent } from "react";
import { expect, it } from "vitest";
import { formFields } from "./form-fields";

it("binds each field to its control and reports only what changed", () => {
  const changes: object[] = [];
  const values = { name: "CI", role: "admin" as "admin" | "member", plan: true, scopes: ["events:read"] };
  const fields = formFields(values, (change) => changes.push(change));
  expect(fields.text("name").value).toBe("CI");
  fields.text("name").onChange({ target: { value: "CRM" } } as ChangeEvent<HTMLInputElement>);
  fields.choice("role").onValueChange("member");
  expect(fields.flag("plan").checked).toBe(true);
  fields.flag("plan").onCheckedChange(false);
  fields.picker("scopes").onChange([]);
  expect(changes).toEqual([{ name: "CRM" }, { role: "member" }, { plan: false }, { scopes: [] }]);
});
