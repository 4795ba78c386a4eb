"use client";

import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import type { SignupSession } from "@/lib/editors/signup/signup-session";
import type { SignupWire } from "@/lib/modules/pages/signup-pages/schema";
import { useEnvironment } from "../../../access/environment";
import { SignupChanges } from "./signup-changes";
import { useReview } from "./use-review";

interface PublishButtonProps {
  slug: string;
  session: SignupSession;
  signup: SignupWire;
  adopt: (signup: SignupWire) => void;
}

/** Shows what publishing would change, and publishes exactly that. */
export function PublishButton({ slug, session, signup, adopt }: PublishButtonProps) {
  const { as } = useEnvironment();
  const publish = useApiMutation("publishSignup", as);
  const { open, setOpen, busy, look } = useReview(session);
  const count = signup.changes.length;

  async function confirm() {
    try {
      const body = { expected_version: signup.version };
      const { data } = await publish.mutateAsync({ params: { slug }, body });
      adopt(data);
      toast.success("Page published");
    } catch (error) {
      // Someone saved after the changes were shown, so show the current ones.
      await session.look();
      throw error;
    }
  }

  return (
    <>
      <Button variant="primary" busy={busy} disabled={count === 0} onClick={() => void look()}>
        {count === 0 ? "Published" : "Publish…"}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Publish page"
        description={
          count === 1 ? "1 change goes live immediately." : `${count} changes go live immediately.`
        }
        confirmLabel="Publish"
        tone="primary"
        onConfirm={confirm}
      >
        <div className="max-h-[50dvh] overflow-y-auto">
          <SignupChanges changes={signup.changes} label="Changes" />
        </div>
      </ConfirmDialog>
    </>
  );
}
