import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { EmailHead } from "./email-head";
import { emailTitle } from "./email-head";
import { NoEmailText } from "./no-email-text";

const draw = (mail: EmailHead, keptDays = 30) =>
  renderToStaticMarkup(<NoEmailText mail={mail} keptDays={keptDays} />);

describe("an email without content", () => {
  it.each(["sent", "captured", "failed"] as const)(
    "says that its content was removed, and after how long: %s",
    (state) => {
      const mail = { state, subject: "You're in" };
      expect(draw(mail)).toContain("Content removed after 30 days");
      expect(draw(mail, 1)).toContain("after 1 day<");
      expect(emailTitle(mail)).toBe("You're in");
    },
  );

  it.each(["queued", "sending"] as const)("says that it's being prepared: %s", (state) => {
    const mail = { state, subject: "" };
    expect(draw(mail)).toContain("Preparing email…");
    expect(draw(mail)).not.toContain("removed");
    expect(emailTitle(mail)).toBe("No subject yet");
  });

  it.each(["suppressed", "skipped", "failed"] as const)("says that it was never sent: %s", (state) => {
    const mail = { state, subject: "" };
    expect(draw(mail)).toContain("never sent");
    expect(draw(mail)).not.toContain("removed");
    expect(emailTitle(mail)).toBe("No subject");
  });
});
