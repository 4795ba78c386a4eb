"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Ago } from "@/components/ui/ago";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { api } from "@/lib/client/api";
import type { SignupVersionWire, SignupWire } from "@/lib/modules/pages/signup-pages/schema";
import { useEnvironment } from "../../../access/environment";
import { nameOfField } from "./field-names";
import { foldSaves } from "./fold-saves";
import { RollbackDialog } from "./rollback-dialog";

interface VersionListProps {
  slug: string;
  signup: SignupWire;
  adopt: (signup: SignupWire) => void;
}

/** Who saved what and when, newest first. Each version can be compared with the draft and restored. */
export function VersionList({ slug, signup, adopt }: VersionListProps) {
  const { as } = useEnvironment();
  const [chosen, setChosen] = useState<SignupVersionWire | null>(null);
  const { draft, published, version } = signup;
  const versions = useQuery({
    queryKey: ["listSignupVersions", as, slug, version],
    queryFn: async () =>
      (await api("listSignupVersions", { as, params: { slug }, query: { limit: 100 } })).data,
    placeholderData: (before) => before,
  });
  if (versions.isError)
    return (
      <p role="alert" className="text-base text-danger">
        {versions.error.message}
      </p>
    );
  if (!versions.data) return <Skeleton className="h-24 max-w-3xl" />;
  return (
    <>
      <ol aria-label="Versions" className="max-w-3xl border-line border-t">
        {foldSaves(versions.data, [draft.number, published.number]).map(({ version: one, folded }) => (
          <li
            key={one.number}
            className="grid grid-cols-[auto_1fr_auto] items-center gap-x-4 border-line border-b py-2 text-base"
          >
            <span className="tabular w-10 text-ink-muted">{one.number}</span>
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-x-2">
                <span className="font-medium">{one.created_by?.name || "Created with the show"}</span>
                <Ago value={one.created_at} className="text-ink-muted text-sm" />
                {one.is_published && <Badge tone="ok">Published</Badge>}
                {one.is_draft && <Badge tone="accent">Draft</Badge>}
              </span>
              <span className="block text-ink-muted text-sm">
                {[whatChanged(one), folded > 0 ? `${folded} earlier ${folded === 1 ? "save" : "saves"}` : ""]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            {!one.is_draft && (
              <Button size="sm" onClick={() => setChosen(one)}>
                Compare
                <span className="sr-only"> version {one.number}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
      {chosen && (
        <RollbackDialog
          slug={slug}
          chosen={chosen}
          signup={signup}
          close={() => setChosen(null)}
          adopt={adopt}
        />
      )}
    </>
  );
}

const whatChanged = ({ changed, source, number }: SignupVersionWire): string => {
  if (number === 0) return "Based on the show";
  const fields = changed.map(nameOfField).join(", ");
  return source === "event" ? `Changed in the show: ${fields}` : fields;
};
