import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { erasedLines } from "./erased-words";
import { ErasureReceipt } from "./erasure-receipt";
import { PersonalDataDesk } from "./personal-data-desk";
import { StoredData } from "./stored-data";
import { type PersonalData, storedKinds } from "./stored-words";

const AT = "2026-11-30T10:00:00.000Z";
const NOTHING: PersonalData = {
  ...{ email: "ada@example.com", suppression: null },
  ...{ registrations: [], guests: [], vendors: [], mails: [], deals: [], calls: [] },
  ...{ visits: [], chat: [], questions: [], votes: [], clicks: [], replays: [], survey: [] },
};
const GUEST = {
  ...{ id: "gst_1", event: "looms", removed: true, name: "Ada", title: "", company: "Northwind" },
  ...{ intro: "", emcee: "", photo: "", extras: {}, created_at: AT },
};
const ADA: PersonalData = {
  ...NOTHING,
  guests: [GUEST],
  mails: [{ id: "mai_1", kind: "rehearsal_invite", subject: "", state: "sent", created_at: AT }],
  calls: [{ call_id: "acme", title: null, started_at: null, said: ["Hello.", "Yes."] }],
  visits: ["attendee", "viewer"].map((role) => ({ event: "looms", role, joined_at: AT, left_at: null })),
  chat: Array.from({ length: 102 }, (_, index) => ({ event: "looms", text: `<i>${index}</i>`, at: AT })),
  votes: [{ event: "looms", question: "Wool?", option: 0, at: AT }],
};
const NONE_ERASED = {
  ...{ registrations: 0, guests: 0, vendors: 0, mails: 0, deals: 0, calls: 0 },
  ...{ chat: 0, recordings: 0, webhook_events: 0, import_reports: 0 },
};

const draw = (page: ReactNode): string =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{page}</QueryClientProvider>);
const textOf = (html: string): string => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
const stored = (data: PersonalData) => textOf(draw(<StoredData data={data} onErase={() => undefined} />));

it("has a kind for everything in the export, without empty ones", () => {
  expect(storedKinds(NOTHING)).toEqual([]);
  expect(storedKinds(ADA).map(({ label, entries }) => [label, entries.length])).toEqual([
    ...[["Guest entries", 1] as const, ["Emails", 1] as const, ["Sales calls", 1] as const],
    ...[["Visits to shows", 2] as const, ["Chat messages", 102] as const, ["Poll votes", 1] as const],
  ]);
  expect(storedKinds(ADA)[0]?.entries).toEqual([
    { text: "Ada · Northwind", note: "looms · Removed", at: AT },
  ]);
  expect(storedKinds(ADA)[1]?.entries).toEqual([{ text: "Rehearsal invitation", note: "Sent", at: AT }]);
  expect(storedKinds(ADA)[2]?.entries).toEqual([{ text: "acme", note: "2 lines", at: null }]);
  expect(storedKinds(ADA)[3]?.entries.map(({ note }) => note)).toEqual(["Attendee", "Attendee"]);
  expect(storedKinds(ADA).at(-1)?.entries).toEqual([{ text: "Wool?", note: "looms · Option 1", at: AT }]);
});

it("shows what is stored, and offers the file and the erasure", () => {
  const html = stored(ADA);
  expect(html).toMatch(/About ada@example\.com/);
  expect(html).toMatch(/Download data .*Erase person…/);
  expect(html).toContain("&lt;i&gt;99&lt;/i&gt;");
  expect(html).not.toContain("&lt;i&gt;100&lt;/i&gt;");
  expect(html).toContain("2 more in the downloaded file.");
});

it("offers no erasure if there is nothing to erase", () => {
  expect(stored(NOTHING)).toMatch(/No personal data is stored about ada@example\.com \./);
  expect(stored(NOTHING)).not.toMatch(/Download|Erase/);
  const suppressed = stored({ ...NOTHING, suppression: { reason: "complaint", created_at: AT } });
  expect(suppressed).toContain("on the suppression list (marked an email as spam)");
  expect(suppressed).toContain("Download data");
  expect(suppressed).not.toContain("Erase person");
});

it("asks for an address first", () => {
  const html = draw(<PersonalDataDesk />);
  expect(html).toMatch(/<label[^>]*>Email<\/label>/);
  expect(html).toMatch(/disabled=""[^>]*>.*Look up/);
});

it("a receipt counts what was erased, and says what stays", () => {
  expect(erasedLines(NONE_ERASED)).toEqual([]);
  const erased = { ...NONE_ERASED, registrations: 2, chat: 1, calls: 1, import_reports: 1 };
  expect(erasedLines(erased)).toEqual([
    ...["2 registrations", "1 message, question or drawing"],
    ...["1 sales call, with what others said", "1 import report, with everyone in the list"],
  ]);
  const html = textOf(draw(<ErasureReceipt receipt={{ email: "ada@example.com", at: AT, erased }} />));
  expect(html).toMatch(/ada@example\.com .*2 registrations.*suppression list and the audit log are kept/);
});
