import Link from "next/link";
import type { ReactNode } from "react";
import { CopyButton } from "@/components/ui/copy-button";
import { docPathOf } from "@/lib/docs/doc-path";
import { MethodBadge } from "./method-badge";

export interface Address {
  method: string;
  path: string;
  key: "required" | "optional" | "none";
}

export interface OperationFactsProps {
  id: string;
  addresses: readonly Address[];
  scope: string;
  effect: "read" | "write" | "send" | "live";
  cost: string;
  versioned: boolean;
}

const EFFECTS = {
  read: "Reads only",
  write: "Changes data",
  send: "Reaches people",
  live: "Acts on the running show",
} as const;

const KEYS = {
  required: "(I) Idempotency-Key required",
  optional: "Idempotency-Key possible",
  none: "",
} as const;

/** The addresses of an operation and what has to be known before calling it. */
export function OperationFacts(props: OperationFactsProps) {
  const { id, addresses, scope, effect, cost, versioned } = props;
  return (
    <>
      <ul className="mt-5 divide-y divide-line rounded-panel border border-line">
        {addresses.map(({ method, path, key }) => (
          <li
            key={path}
            className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-0.5 py-1 pr-1.5 pl-3.5"
          >
            <MethodBadge method={method} className="text-sm" />
            <code className="min-w-0 break-all font-mono text-base">{path}</code>
            <span className="ml-auto text-ink-muted text-sm">{KEYS[key]}</span>
            <CopyButton value={path} label="Copy path" />
          </li>
        ))}
      </ul>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 md:grid-cols-4">
        <Fact name="Scope">
          {scope === "any" || scope === "public" ? (
            scope === "any" ? (
              "any key"
            ) : (
              "none, public"
            )
          ) : (
            <Link href={docPathOf.scope(scope)} className="font-mono text-accent hover:underline">
              {scope}
            </Link>
          )}
        </Fact>
        <Fact name="Effect">
          {EFFECTS[effect]}
          {versioned && effect !== "read" && ", with versions"}
        </Fact>
        <Fact name="Cost">
          <Link href="/docs/limits#prices" className="text-accent hover:underline">
            {cost}
          </Link>
        </Fact>
        <Fact name="Operation id">
          <span className="break-all font-mono">{id}</span>
        </Fact>
      </dl>
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-ink-muted text-sm">{name}</dt>
    <dd className="tabular text-base">{children}</dd>
  </div>
);
