"use client";

import { ExternalLink } from "lucide-react";
import { Badge } from "@/components/ui/badge";
import { CodeBlock } from "@/components/ui/code-block";
import { RequestLink } from "../parts/page/request-link";
import { milliseconds } from "../parts/words/milliseconds";
import { EXAMPLE_INPUT } from "./first-call";
import type { ExampleRun } from "./run-example";

const LINKS = [
  { name: "studio", label: "Open studio" },
  { name: "signup_page", label: "Signup page" },
  { name: "viewer_link", label: "Viewer page" },
] as const;

/** The request, the answer, and where to go next. */
export function ExampleResult({ run, withKey }: { run: ExampleRun; withKey: boolean }) {
  const made = run.status === 201 && run.showroom;
  const request = `POST /v1/examples/run
${withKey ? "Authorization: Bearer sr_test_…" : "X-Showrunner-As: session:test"}
Idempotency-Key: …
Content-Type: application/json

${JSON.stringify(EXAMPLE_INPUT, null, 2)}`;
  return (
    <div role="status" className="mt-4 flex flex-col gap-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
        <Badge tone={made ? "ok" : "danger"}>{run.status || "offline"}</Badge>
        <span>{made ? "Your first show is ready." : run.message}</span>
        <span className="tabular text-ink-muted text-sm">{milliseconds(run.milliseconds)}</span>
        {run.requestId && <RequestLink id={run.requestId} />}
      </p>
      {made && run.showroom && (
        <ul className="flex flex-wrap gap-x-5 gap-y-2">
          {LINKS.map(({ name, label }) => (
            <li key={name}>
              <a
                href={run.showroom?.links[name]}
                target="_blank"
                rel="noreferrer"
                className="inline-flex items-center gap-1.5 rounded-sm font-medium text-accent hover:underline"
              >
                {label}
                <ExternalLink className="size-3.5" aria-hidden />
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-3 lg:grid-cols-2">
        <CodeBlock title="Request" samples={[{ id: "http", label: "HTTP", code: request }]} />
        {run.text && (
          <CodeBlock
            title="Response"
            className="[&_pre]:max-h-80"
            samples={[{ id: "json", label: "JSON", code: run.text }]}
          />
        )}
      </div>
    </div>
  );
}
