"use client";

import { useQuery } from "@tanstack/react-query";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { api } from "@/lib/client/api";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { SignupVersionWire, SignupWire } from "@/lib/modules/pages/signup-pages/schema";
import { useEnvironment } from "../../../access/environment";
import { ForRole } from "../../../access/for-role";
import { SignupChanges } from "./signup-changes";

interface RollbackDialogProps {
  slug: string;
  chosen: SignupVersionWire;
  signup: SignupWire;
  close: () => void;
  adopt: (signup: SignupWire) => void;
}

/**
 * Shows what restoring a version would change in the draft, and restores it: in the draft only, or on the
 * page too.
 */
export function RollbackDialog({ slug, chosen, signup, close, adopt }: RollbackDialogProps) {
  const { as } = useEnvironment();
  const { number } = chosen;
  const from = signup.draft.number;
  const compared = useQuery({
    queryKey: ["listSignupVersions", as, slug, "compare", number, from],
    queryFn: async () => {
      const query = { number, compare_with: from };
      return (await api("listSignupVersions", { as, params: { slug }, query })).data[0]?.changes ?? [];
    },
  });
  const rollback = useApiMutation("rollbackSignup", as);

  async function goBack(publish: boolean) {
    try {
      const body = { number, publish, expected_version: signup.version };
      const { data } = await rollback.mutateAsync({ params: { slug }, body });
      adopt(data);
      toast.success(publish ? `Version ${number} published` : `Draft restored to version ${number}`);
      close();
    } catch (error) {
      toast.error((error as Error).message);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="md"
      title={`Version ${number}`}
      description="How this version differs from the draft. Later versions are kept."
      footer={
        <ForRole least="member">
          {!chosen.is_published && (
            <Button disabled={rollback.isPending} onClick={() => void goBack(true)}>
              Restore and publish
            </Button>
          )}
          <Button variant="primary" busy={rollback.isPending} onClick={() => void goBack(false)}>
            Restore version
          </Button>
        </ForRole>
      }
    >
      {compared.isError && <p className="text-base text-danger">{compared.error.message}</p>}
      {compared.isPending && <Skeleton className="h-24" />}
      {compared.data?.length === 0 && <p className="text-base text-ink-muted">No differences.</p>}
      {compared.data && compared.data.length > 0 && <SignupChanges changes={compared.data} label="Changes" />}
    </Dialog>
  );
}
