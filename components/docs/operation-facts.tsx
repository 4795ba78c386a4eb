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
  limits: string;
  versioned: boolean;
}

const EFFECTS = {
  read: "Read-only",
  write: "Changes data",
  send: "Contacts people",
  live: "Controls the live show",
} as const;

const KEYS = {
  required: "Idempotency-Key required",
  optional: "Idempotency-Key supported",
  none: "",
} as const;

/** Endpoints of an operation, with its scope, effect, cost and limits. */
export function OperationFacts(props: OperationFactsProps) {
  const { id, addresses, scope, effect, cost, limits, versioned } = props;
  return (
    <>
      <ul className="divide-y divide-line rounded-panel border border-line">
        {addresses.map(({ method, path, key }) => (
          <li key={path} className="flex min-h-11 items-center gap-3 py-1.5 pr-1.5 pl-3.5">
            <MethodBadge method={method} className="text-sm" />
            <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4">
              <code className="min-w-0 break-words font-mono text-base">{path}</code>
              <span className="text-ink-muted text-sm">{KEYS[key]}</span>
            </span>
            <CopyButton value={path} label="Copy path" />
          </li>
        ))}
      </ul>
      <dl className="mt-5 grid grid-cols-2 gap-x-6 gap-y-4 md:max-xl:grid-cols-4">
        <Fact name="Scope">
          {scope === "any" || scope === "public" ? (
            scope === "any" ? (
              "Any API key"
            ) : (
              "None (public)"
            )
          ) : (
            <Link href={docPathOf.scope(scope)} className="font-mono text-accent hover:underline">
              {scope}
            </Link>
          )}
        </Fact>
        <Fact name="Effect">
          {EFFECTS[effect]}
          {versioned && effect !== "read" && ", versioned"}
        </Fact>
        <Fact name="Cost">
          <Link href="/docs/limits#prices" className="text-accent hover:underline">
            {cost}
          </Link>
        </Fact>
        <Fact name="Operation ID">
          <span className="break-all font-mono">{id}</span>
        </Fact>
        <Fact name="Limits" wide>
          <Link href="/docs/limits" className="text-accent hover:underline">
            {limits}
          </Link>
        </Fact>
      </dl>
    </>
  );
}

const Fact = ({ name, wide, children }: { name: string; wide?: boolean; children: ReactNode }) => (
  <div className={wide ? "col-span-2 min-w-0" : "min-w-0"}>
    <dt className="text-ink-muted text-sm">{name}</dt>
    <dd className="tabular text-base">{children}</dd>
  </div>
);
