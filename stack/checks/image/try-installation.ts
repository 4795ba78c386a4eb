import { setTimeout as sleep } from "node:timers/promises";
import type { CheckContext } from "../step";
import { composeOne } from "./composing";
import type { Container } from "./container";
import { Conversions } from "./conversions";
import { Installation } from "./installation";

/** Runs one check, logs how it went, and returns its result. The first one that fails ends the step. */
export type Check = <T>(name: string, work: () => Promise<T>, note?: (result: T) => string) => Promise<T>;

/** What `bin/admin process list` prints about a process. */
interface ProcessEntry {
  pool: string;
  report: { confinement?: { state: string; reason?: string }; converters?: Record<string, string> };
}

/** Runs the images as an installation does, from the migrations to a clean shutdown. */
export async function tryInstallation(
  context: CheckContext,
  check: Check,
  app: Container,
  media: Container,
): Promise<void> {
  const installation = new Installation(context, app, media);
  try {
    await installation.startServices();
    await check("migrations", () => installation.run("app", "node", "dist/migrate.mjs", "apply"));
    await check("app is healthy", () => installation.start("app"));
    await check("sign-in page", () => expectPage(`${installation.url}/sign-in`));
    await check("media worker is healthy", () => installation.start("media"));
    await check("converters, isolated", () => expectConverters(installation));
    const conversions = await Conversions.prepare(installation);
    await check("PowerPoint deck", () => conversions.deck());
    await check("video", () => conversions.video());
    await check("still and span", () => composeOne(installation, media));
    await check("shutdown", () => Promise.all([installation.stop("media"), installation.stop("app")]));
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${installation.logs()}`);
  } finally {
    await installation.end();
  }
}

async function expectPage(url: string): Promise<void> {
  const answer = await fetch(url);
  const page = await answer.text();
  if (!answer.ok || !page.includes("</html>")) throw new Error(`${url} answers ${answer.status}.`);
}

const REPORT_MS = 60_000;

/** The worker found every converter, and can isolate them. Its report arrives with one of its heartbeats. */
async function expectConverters(installation: Installation): Promise<void> {
  const deadline = Date.now() + REPORT_MS;
  for (;;) {
    const processes = (await installation.admin("process", "list")) as ProcessEntry[];
    const report = processes.find(({ pool }) => pool === "media")?.report;
    const found = Object.values(report?.converters ?? {});
    if (report?.confinement?.state === "working" && found.length > 0)
      if (found.every((one) => one === "installed")) return;
    if (Date.now() > deadline) throw new Error(`The media worker reports ${JSON.stringify(report)}.`);
    await sleep(1_000);
  }
}
