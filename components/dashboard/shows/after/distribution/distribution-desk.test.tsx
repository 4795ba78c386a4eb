import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { destination, job } from "@/lib/modules/made/distribution/examples-schema";
import type { DistributionJobWire } from "@/lib/modules/made/distribution/schema";
import type { Role } from "@/lib/platform/security/roles";
import { DrawnContext } from "../../../access/environment";
import { bodyOf } from "./destination-draft";
import { DistributionDesk } from "./distribution-desk";
import { embedCode } from "./distribution-words";

const router = { back() {}, forward() {}, refresh() {}, push() {}, replace() {}, prefetch() {} };
const recording = { value: "rec_1", label: "Recording", title: "Looms", isText: false, body: {} };

const draw = (jobs: readonly DistributionJobWire[], role: Role = "admin"): string =>
  renderToStaticMarkup(
    <AppRouterContext.Provider value={router as never}>
      <QueryClientProvider client={new QueryClient()}>
        <DrawnContext.Provider value={{ environment: "test", workspaceId: "w", userId: "u", role }}>
          <DistributionDesk
            slug="looms"
            description=""
            choices={[recording]}
            destinations={[destination]}
            jobs={jobs}
          />
        </DrawnContext.Provider>
      </QueryClientProvider>
    </AppRouterContext.Provider>,
  );

it("shows where things can go, what was published, and what to do about it", () => {
  const [result] = job.results;
  const failed = { ...result, state: "failed" as const, failure: "The destination answered 500." };
  const html = draw([{ ...job, state: "failed", results: [failed] } as DistributionJobWire]);
  for (const words of ["Preview", destination.address, "The destination answered 500.", "Retry failed"])
    expect(html).toContain(words);
  expect(html).not.toContain("Unpublish");
  expect(draw([job as DistributionJobWire])).toContain("Unpublish");
  const viewer = draw([job as DistributionJobWire], "viewer");
  for (const words of ["Unpublish", "Add destination", ">Preview<"]) expect(viewer).not.toContain(words);
});

it("says what to do about what was edited since it was published", () => {
  const [result] = job.results;
  const drawn = (more: object) =>
    draw([{ ...job, results: [{ ...result, ...more }] } as DistributionJobWire]);
  expect(drawn({})).not.toContain("Out of date");
  const elsewhere = drawn({ stale: true, kind: "youtube" });
  for (const words of ["Out of date", "Unpublish it, then publish the new version."])
    expect(elsewhere).toContain(words);
  const episode = drawn({ stale: true, kind: "podcast" });
  expect(episode).toContain("Hidden because the recording was edited.");
  expect(episode).not.toContain("Out of date");
});

it("gives an embed's code, whose title can't be anything but text", () => {
  const [result] = job.results;
  const embed = { ...result, kind: "embed" as const, url: "https://a.example/embed/x" };
  expect(draw([{ ...job, results: [embed] } as DistributionJobWire])).toContain("Copy embed code");
  expect(draw([job as DistributionJobWire])).not.toContain("Copy embed code");
  expect(embedCode("https://a.example/?a=1&b=2", `Bread "&" <butter>`)).toMatch(
    /^<iframe src="https:\/\/a\.example\/\?a=1&amp;b=2" title="Bread &quot;&amp;&quot; &lt;butter&gt;" style=/,
  );
});

it("sends a kind's own settings, without those that are empty", () => {
  const values = { name: " Site ", url: "https://a.example", description: "x", folder: " " };
  expect(bodyOf("embed", values)).toEqual({ kind: "embed", name: "Site" });
  expect(bodyOf("webhook", values)).toEqual({
    ...{ kind: "webhook", name: "Site", webhook: { url: "https://a.example" } },
  });
});
