"use client";

import { useRouter } from "next/navigation";
import { toast } from "sonner";
import { api } from "@/lib/client/api";
import type { EndpointId } from "@/lib/client/generated/endpoints";
import { newKey } from "@/lib/client/new-key";
import type { BodyOf } from "@/lib/client/wire-types";
import { useEnvironment } from "../../access/environment";
import { useAction } from "./use-action";

interface Removal<Create extends EndpointId> {
  /** The show's slug and the id of what is removed. */
  params: Record<string, string> & { slug: string };
  name: string;
  /** Body of the call that creates it again. */
  again: BodyOf<Create>;
}

/** Removes immediately and offers Undo while the toast is shown. Undo creates the removed thing again. */
export function useRemoval<Create extends EndpointId>(remove: EndpointId, create: Create) {
  const { as } = useEnvironment();
  const router = useRouter();
  const { press } = useAction(remove);
  const undo = async ({ params: { slug }, again }: Removal<Create>) => {
    try {
      await api(create, { as, params: { slug }, body: again, idempotencyKey: newKey() });
      router.refresh();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "Couldn’t remove it. Try again.");
    }
  };
  return (removal: Removal<Create>) =>
    press({ params: removal.params }, () =>
      toast(`${removal.name} removed`, {
        duration: 10_000,
        action: { label: "Undo", onClick: () => void undo(removal) },
      }),
    );
}
