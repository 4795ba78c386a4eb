import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Field } from "./field";
import { Input } from "./input";

it("is announced as two words if it’s optional", () => {
  const drawn = renderToStaticMarkup(
    <Field label="Title" optional>
      <Input />
    </Field>,
  );
  const label = /<label[^>]*>(.*?)<\/label>/.exec(drawn)?.[1] ?? "";
  expect(label.replace(/<[^>]*>/g, "")).toBe("Title optional");
});
