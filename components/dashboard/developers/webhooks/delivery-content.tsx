"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { CodeBlock } from "@/components/ui/code-block";
import { Skeleton } from "@/components/ui/skeleton";
import { api } from "@/lib/client/api";
import type { DeliveryWire } from "@/lib/modules/developers/webhooks/schema";
import { useEnvironment } from "../../access/environment";
import { FormProblem } from "../../parts/forms/form-problem";

/** Indents JSON; anything else is returned unchanged. */
function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

interface Content {
  url: string;
  body: string;
  headers: readonly { name: string; value: string }[];
}

const asCurl = ({ url, body, headers }: Content): string =>
  [
    `curl ${quoted(url)}`,
    ...headers.map(({ name, value }) => `-H ${quoted(`${name}: ${value}`)}`),
    `--data-raw ${quoted(body)}`,
  ].join(" \\\n  ");

/** What a delivery sends. Loaded on request, because the signature is made for that moment. */
export function DeliveryContent({ delivery }: { delivery: DeliveryWire }) {
  const { as } = useEnvironment();
  const [wanted, setWanted] = useState(false);
  const content = useQuery({
    queryKey: ["getDeliveryContent", as, delivery.id],
    enabled: wanted,
    staleTime: 60_000,
    queryFn: ({ signal }) =>
      api("getDeliveryContent", {
        as,
        params: { webhook_id: delivery.webhook_id, delivery_id: delivery.id },
        signal,
      }),
  });
  if (!wanted)
    return (
      <Button size="sm" className="self-start" onClick={() => setWanted(true)}>
        Show payload and headers
      </Button>
    );
  if (content.error) return <FormProblem>{content.error.message}</FormProblem>;
  if (!content.data) return <Skeleton className="h-40 w-full" />;
  const { body, headers } = content.data.data;
  return (
    <div className="flex flex-col gap-2">
      <CodeBlock
        remember="delivery"
        samples={[
          { id: "body", label: "Payload", code: indented(body) },
          {
            id: "headers",
            label: "Headers",
            code: headers.map(({ name, value }) => `${name}: ${value}`).join("\n"),
          },
          { id: "as-curl", label: "As curl", code: asCurl(content.data.data) },
        ]}
      />
      <p className="text-ink-muted text-xs">
        Timestamp and signatures are freshly generated and valid for 5 minutes.
      </p>
    </div>
  );
}
