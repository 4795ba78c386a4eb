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
  it("shows form-level problems between the fields and the button", () => {
    expect(draw({}, "Save")).not.toContain("alert");
    expect(draw({ problem: "The plan has no keys left." }, "Save")).toMatch(
      /<input\/><p role="alert"[^>]*>The plan has no keys left\.<\/p><button type="submit"/,
    );
  });

  it("disables the button until the form is ready, and marks it busy while sending", () => {
    expect(draw({}, "Save")).not.toContain('disabled=""');
    expect(draw({ ready: false }, "Save")).toContain('disabled=""');
    expect(draw({ busy: true }, "Save")).toContain('aria-busy="true"');
  });

  it("has no button for people who can't edit", () => {
    expect(draw({})).not.toContain("<button");
  });
});
