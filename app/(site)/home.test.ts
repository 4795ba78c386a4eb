import { expect, it } from "vitest";
import { operationById } from "@/lib/api/registry/registry";
import { docSite } from "@/lib/docs/site";
import { planLimits } from "@/lib/platform/money/money";
import { agentLines } from "./agent-lines";
import { homeSamples } from "./samples";
import { showPrices } from "./show-prices";
import { SITE_LINKS } from "./site-links";

it("shows the prices that are actually charged", () => {
  const [show, call, people, free] = showPrices("hosted");
  expect(operationById("createShowroom").cost?.credits).toBe(1);
  expect(show?.price).toBe("$0.01");
  expect(call?.price).toBe("$2.00 per million");
  expect(people?.price).toBe("$0.00");
  expect(planLimits("free").limitMicros).toBe(200_000);
  expect(free?.detail).toContain("$0.20 of usage per month, enough for 19 shows");
  expect(planLimits("self_hosted").limitMicros).toBeNull();
  expect(showPrices("self_hosted").map(({ what }) => what)).not.toContain("Free plan");
});

it("gives each of four agents a one-line setup with this installation's URL and no key", () => {
  const lines = agentLines("https://shows.example/api/mcp");
  expect(lines.map(({ id }) => id)).toEqual(["claude-code", "claude", "cursor", "codex"]);
  for (const { line } of lines) {
    expect(line).toContain("https://shows.example/api/mcp");
    expect(line).not.toContain("\n");
    expect(line).not.toMatch(/key|Bearer/i);
  }
  expect(lines[1]?.where).not.toContain("https");
  expect(agentLines("http://127.0.0.1:3000/api/mcp")[1]?.where).toContain("public HTTPS URL");
  const cursor = lines.find(({ id }) => id === "cursor");
  expect(JSON.parse(cursor?.line ?? "")).toEqual({
    mcpServers: { showrunner: { url: "https://shows.example/api/mcp" } },
  });
});

it("links only to documentation pages that exist", () => {
  const { pages } = docSite();
  const docs = SITE_LINKS.flatMap(({ links }) => links.map(({ href }) => href)).filter((href) =>
    href.startsWith("/docs"),
  );
  expect(docs.length).toBeGreaterThan(4);
  for (const href of docs) expect([...pages.keys()], href).toContain(href);
});

it("shows request bodies that the API accepts", () => {
  const { create, drive } = homeSamples("https://shows.example");
  const bodyOf = (code: string) => JSON.parse(/-d '(.+)'/.exec(code)?.[1] ?? "");
  const showroom = bodyOf(create.find(({ id }) => id === "curl")?.code ?? "");
  expect(operationById("createShowroom").body?.safeParse(showroom).success).toBe(true);
  const command = bodyOf(drive.find(({ id }) => id === "curl")?.code ?? "");
  expect(operationById("runStudioCommand").body?.safeParse(command).success).toBe(true);
});
