import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MutationForm } from "./mutation-form";

const idle = { submit: () => {}, problem: undefined, busy: false, ready: true };
const draw = (form: Partial<Omit<typeof idle, "problem">> & { problem?: string }, submitLabel?: string) =>
  renderToStaticMarkup(
    <MutationForm form={{ ...idle, ...form, problem: form.problem }} submitLabel={submitLabel}>
      <input />
    </MutationForm>,
  );

describe("MutationForm", () => {
  it("says between the fields and the button what no field says", () => {
    expect(draw({}, "Save")).not.toContain("alert");
    expect(draw({ problem: "The plan has no keys left." }, "Save")).toMatch(
      /<input\/><p role="alert"[^>]*>The plan has no keys left\.<\/p><button type="submit"/,
    );
  });

  it("takes no press while it cannot be sent or is on its way", () => {
    expect(draw({}, "Save")).not.toContain('disabled=""');
    expect(draw({ ready: false }, "Save")).toContain('disabled=""');
    expect(draw({ busy: true }, "Save")).toContain('aria-busy="true"');
  });

  it("has no button for those who may only look", () => {
    expect(draw({})).not.toContain("<button");
  });
});
