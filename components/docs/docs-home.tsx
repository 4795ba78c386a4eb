import { ArrowRight, Bot, Boxes, CirclePlay, Webhook } from "lucide-react";
import Link from "next/link";
import type { DocPage } from "@/lib/docs/page";
import { DocMarkdown } from "./doc-markdown";
import { PageHead } from "./page-head";

const WAYS = [
  {
    path: "/docs/quickstart",
    icon: CirclePlay,
    title: "Quickstart",
    text: "Get a test API key and create your first show with one request.",
  },
  {
    path: "/docs/reference",
    icon: Boxes,
    title: "API reference",
    text: "Every operation with its fields, errors and a form to try it.",
  },
  {
    path: "/docs/agents/mcp",
    icon: Bot,
    title: "Agents and MCP",
    text: "Give agents tools with scopes and budgets.",
  },
  {
    path: "/docs/webhooks",
    icon: Webhook,
    title: "Webhook events",
    text: "Signed events, delivered to your server at least once.",
  },
];

/** Docs home: four entry points, then a minimal program that creates a show. */
export function DocsHome({ page }: { page: DocPage }) {
  return (
    <div className="mx-auto max-w-[56rem] px-4 pt-8 pb-20 sm:px-8">
      <PageHead page={page} />
      <ul className="grid gap-x-10 sm:grid-cols-2">
        {WAYS.map(({ path, icon: Icon, title, text }) => (
          <li key={path} className="border-line border-t">
            <Link href={path} prefetch={false} className="group flex gap-3.5 rounded-control py-5">
              <Icon className="mt-0.5 size-5 shrink-0 text-accent" aria-hidden />
              <span className="min-w-0">
                <span className="flex items-center gap-1.5 font-medium text-lg">
                  {title}
                  <ArrowRight
                    className="size-4 text-ink-muted transition-transform group-hover:translate-x-0.5"
                    aria-hidden
                  />
                </span>
                <span className="block text-base text-ink-muted">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-8 border-line border-t pt-4">
        <DocMarkdown markdown={page.markdown} />
      </div>
    </div>
  );
}
