"use client";

import { useState } from "react";
import { CodeBlock } from "@/components/ui/code-block";
import { Tabs } from "@/components/ui/tabs";
import { mcpInstalls } from "@/lib/docs/mcp-install";

type Way = "sign-in" | "key";

/** How to add the URL to four clients: by signing in, or with a key where no one is there to sign in. */
export function InstallSnippets({ mcpUrl }: { mcpUrl: string }) {
  const [way, setWay] = useState<Way>("sign-in");
  const installs = mcpInstalls(mcpUrl, way === "key" ? undefined : null);
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="grid max-w-md grid-cols-2 rounded-control bg-surface-sunken p-0.5 ring-1 ring-line ring-inset">
        <legend className="sr-only">Authentication</legend>
        {(["sign-in", "key"] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === way}
            onClick={() => setWay(choice)}
            className="h-8 rounded-sm text-ink-muted text-sm hover:text-ink aria-pressed:bg-surface-raised aria-pressed:font-medium aria-pressed:text-ink aria-pressed:ring-1 aria-pressed:ring-line"
          >
            {choice === "key" ? "API key" : "Sign in"}
          </button>
        ))}
      </fieldset>
      <Tabs
        label="Client"
        tabs={installs.map((install) => ({
          value: install.id,
          label: install.client,
          content: (
            <div className="flex flex-col gap-2">
              <p className="text-ink-muted text-sm">{install.where.replaceAll("`", "")}</p>
              <CodeBlock
                samples={[
                  {
                    id: install.id,
                    label: install.language === "bash" ? "Shell" : "JSON",
                    code: install.code,
                  },
                ]}
              />
            </div>
          ),
        }))}
      />
      <p className="text-ink-muted text-sm">
        {way === "key"
          ? "Use a key with the “Agent-safe” preset. It can read and write but not send."
          : "The first time, the client opens this site so you can choose its permissions."}
      </p>
    </div>
  );
}
