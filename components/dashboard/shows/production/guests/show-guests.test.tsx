import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { exampleRecord } from "@/lib/modules/people/guests/examples-schema";
import { exampleEvent } from "@/lib/modules/shows/events/examples-schema";
import type { EventWire } from "@/lib/modules/shows/events/schema";
import type { Role } from "@/lib/platform/security/roles";
import { DrawnContext } from "../../../access/environment";
import type { GuestRecord } from "./guest-readiness";
import { ShowGuests } from "./show-guests";

type Guest = EventWire["guests"][number];

const [ada] = exampleEvent.guests as [Guest];
const proposed: Guest = { ...ada, id: "gst_ben", name: "Ben <b>Nevis", from_brief: true, accepted: false };
const router = { back() {}, forward() {}, refresh() {}, push() {}, replace() {}, prefetch() {} };

const draw = (guests: Guest[], role: Role = "member"): string =>
  renderToStaticMarkup(
    <AppRouterContext.Provider value={router as never}>
      <QueryClientProvider client={new QueryClient()}>
        <DrawnContext.Provider value={{ environment: "test", workspaceId: "w", userId: "u", role }}>
          <ShowGuests
            show={{ slug: exampleEvent.slug, guests }}
            roster={guests
              .filter(({ accepted }) => accepted)
              .map((guest) => ({ ...exampleRecord, ...guest }) as GuestRecord)}
            empty={<p>Empty roster</p>}
          />
        </DrawnContext.Provider>
      </QueryClientProvider>
    </AppRouterContext.Provider>,
  );

describe("the guests of a show", () => {
  it("are separate from the people named in the brief, who can be accepted or removed", () => {
    const html = draw([ada, proposed]);
    const [roster = "", proposals = ""] = html.split('aria-label="Proposed guests"');
    expect(roster).toContain(ada.name);
    expect(roster).not.toContain("Nevis");
    expect(proposals).toContain("Ben &lt;b&gt;Nevis");
    expect(proposals).toContain("From your brief");
    expect(proposals).toMatch(/<button[^>]*aria-label="Accept Ben/);
    expect(proposals).toMatch(/<button[^>]*aria-label="Remove Ben/);
  });

  it("are read-only for viewers", () => {
    const html = draw([proposed], "viewer");
    expect(html).toContain("From your brief");
    expect(html).not.toContain("<button");
  });

  it("can be edited and removed by members, and only read by viewers", () => {
    expect(draw([ada])).toMatch(new RegExp(`<button[^>]*aria-label="Actions for ${ada.name}"`));
    expect(draw([ada], "viewer")).not.toContain("Actions for");
  });

  it("show an empty state only when there are neither guests nor proposals", () => {
    expect(draw([])).toContain("Empty roster");
    expect(draw([ada])).not.toContain("Proposed guests");
    expect(draw([proposed])).not.toContain("Empty roster");
  });
});
