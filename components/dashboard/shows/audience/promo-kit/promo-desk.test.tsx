import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { PromoKitItemWire, PromoKitWire } from "@/lib/modules/made/promo-kit/schema";
import type { Role } from "@/lib/platform/security/roles";
import { DrawnContext } from "../../../access/environment";
import { PersonKit } from "./person-kit";
import { PromoDesk } from "./promo-desk";
import { approvable, leftOnX, progressOf, waitWords } from "./promo-words";
import type { PromoKitActions } from "./use-promo-kit";

const router = { back() {}, forward() {}, refresh() {}, push() {}, replace() {}, prefetch() {} };
const at = "2026-11-28T09:00:00.000Z";

const item = (more: Partial<PromoKitItemWire>): PromoKitItemWire => ({
  ...{
    id: "pki_1",
    person_id: "gst_ana",
    kind: "copy",
    size: null,
    place: "x_post",
    version: 1,
    state: "draft",
  },
  ...{
    stale: false,
    edited: false,
    text: "I’m speaking.",
    url: null,
    source: null,
    width: null,
    height: null,
  },
  ...{ file_url: null, teaser: null, made_at: at, updated_at: at },
  ...more,
});
const card = item({
  ...{ id: "pki_2", kind: "card", size: "square", place: null, text: null, width: 1080, height: 1080 },
  file_url: "https://shows.example.com/files/a?signature=b",
});
const person = (items: PromoKitItemWire[], more: object = {}) => ({
  ...{
    person_id: "gst_ana",
    name: "Ana Lopez",
    has_photo: true,
    teaser_waits_for: "show_end" as const,
    items,
  },
  ...more,
});

function drawn(element: React.ReactNode, role: Role = "member"): string {
  return renderToStaticMarkup(
    <AppRouterContext value={router as never}>
      <QueryClientProvider client={new QueryClient()}>
        <DrawnContext value={{ as: "dashboard:test", base: "/dashboard/test", role } as never}>
          {element}
        </DrawnContext>
      </QueryClientProvider>
    </AppRouterContext>,
  );
}
const kit = (items: PromoKitItemWire[], job: Partial<NonNullable<PromoKitWire["job"]>> | null = null) => ({
  people: [person(items)],
  job: job && {
    ...{ id: "job_1", state: "running" as const, stage: "drawing" as const, progress: 40, error: null },
    ...{ made: 0, automatic: false, created_at: at, ended_at: null, ...job },
  },
});
const desk = (initial: PromoKitWire) => <PromoDesk slug="x" initial={initial} emails={{}} />;

describe("the promo kit page", () => {
  it("teaches what a kit is before there is one, and shows progress instead while it's made", () => {
    expect(drawn(desk(kit([])))).toContain("Generate promo kit");
    const making = drawn(desk(kit([], {})));
    expect(making).toContain('aria-valuenow="40"');
    expect(making).not.toContain("Everything your speakers need");
    expect(drawn(desk(kit([card], { state: "failed", error: "No room." })))).toContain("No room.");
  });

  it("shows pictures with their sizes, and texts to copy, edit and approve", () => {
    const page = drawn(desk(kit([card, item({})])));
    for (const part of ["/files/a?signature=b", "1080 × 1080", "Copy X text", "I’m speaking.", "Approve all"])
      expect(page).toContain(part);
    // On this site, whatever host the file's address has.
    expect(page).not.toContain("https://shows.example.com");
  });

  it("offers viewers nothing that changes it", () => {
    const page = drawn(desk(kit([card, item({})])), "viewer");
    expect(page).not.toMatch(/Approve|Update promo kit|Email speaker|Edit</);
    expect(page).toContain("Copy X text");
  });

  it("can be sent once something is approved and the speaker has an address", () => {
    const actions = { isBusy: () => false } as unknown as PromoKitActions;
    const send = (email: string | null, items: PromoKitItemWire[]) =>
      drawn(<PersonKit slug="x" person={person(items)} email={email} actions={actions} />);
    expect(send(null, [card])).toContain("Add an email address");
    expect(send("ana@example.com", [card])).toContain("Approve something to send it");
    expect(send("ana@example.com", [{ ...card, state: "approved" }])).not.toContain("to send it");
  });
});

it("says how the host gets their kit, which no message can be sent with", () => {
  const actions = { isBusy: () => false } as unknown as PromoKitActions;
  const page = (person_id: string, role: Role = "member") =>
    drawn(<PersonKit slug="x" person={person([card], { person_id })} email={null} actions={actions} />, role);
  expect(page("host")).toContain("Download this kit and send it to the host yourself.");
  expect(page("host", "viewer")).not.toContain("Download this kit");
  for (const other of ["show", "gst_ana"]) expect(page(other)).not.toContain("Download this kit");
});

describe("words of a promo kit", () => {
  it("say how far someone's is", () => {
    expect(progressOf(person([])).label).toBe("Not generated");
    expect(progressOf(person([card])).label).toBe("Drafts");
    expect(progressOf(person([{ ...card, state: "approved" }, item({})])).label).toBe("1 of 2 approved");
    expect(progressOf(person([{ ...card, state: "approved" }])).label).toBe("Approved");
    expect(progressOf(person([{ ...card, state: "approved", stale: true }])).label).toBe("Out of date");
    expect(waitWords(person([]))).toContain("After the show");
    expect(waitWords(person([], { teaser_waits_for: null }))).toBeNull();
  });

  it("know what can be approved, and what fits on X", () => {
    const teaser = { segment_id: 1, clip_job_id: null, clip_state: null };
    const all = [card, item({ stale: true }), item({ id: "pki_3", stale: true, edited: true })];
    const waiting = item({ id: "pki_4", kind: "teaser", place: null, teaser });
    expect(approvable(person([...all, waiting])).map(({ id }) => id)).toEqual(["pki_2", "pki_3"]);
    expect(leftOnX("x_post", `Hi https://a.example/${"b".repeat(90)}`)).toBe(280 - 26);
    expect(leftOnX("newsletter", "Hi")).toBeNull();
  });
});
