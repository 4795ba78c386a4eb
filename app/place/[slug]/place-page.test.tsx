import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import type { RegistrationPage } from "@/lib/modules/pages/signup";
import PlacePage from "./page";

const shown = vi.hoisted(() => ({ registration: {} as object }));
vi.mock("@/lib/modules/pages/signup", () => ({ readRegistrationPage: async () => shown.registration }));

const JOIN_LINK = "https://show.example/watch/launch?join=token";

async function pageOf(changes: Partial<RegistrationPage>): Promise<string> {
  shown.registration = {
    ...{ state: "confirmed", eventState: "published", heldUntil: null, startsAt: null },
    ...{ name: "Ada", email: "ada@example.com", title: "Launch", organiser: "Northwind" },
    ...{ timeZone: "UTC", language: "en", marketingConsent: false, joinLink: JOIN_LINK },
    ...changes,
  };
  const page = await PlacePage({
    params: Promise.resolve({ slug: "launch" }),
    searchParams: Promise.resolve({ join: "token" }),
  });
  return renderToStaticMarkup(page);
}

it("offers someone who is registered the show, and a change of address", async () => {
  const page = await pageOf({});
  for (const said of ["You’re registered", "Join the show", "To use a different email address", JOIN_LINK])
    expect(page).toContain(said);
});

it("says after the show that it has ended, and leads to its page, where the replay is", async () => {
  const page = await pageOf({ eventState: "ended" });
  for (const said of ["This show has ended", "View show page", JOIN_LINK, "Save changes"])
    expect(page).toContain(said);
  for (const no of ["Join the show", "You’re registered", "sign up again"]) expect(page).not.toContain(no);
});

it("offers no spot and no signup in a show that is over", async () => {
  const heldUntil = "2030-05-04T18:00:00.000Z";
  expect(await pageOf({ state: "waitlisted", heldUntil })).toContain("Claim your spot");
  expect(await pageOf({ state: "waitlisted", heldUntil, eventState: "ended" })).not.toContain(
    "Claim your spot",
  );
  expect(await pageOf({ state: "cancelled" })).toContain("Sign up again");
  expect(await pageOf({ state: "cancelled", eventState: "ended" })).not.toContain("Sign up again");
});
