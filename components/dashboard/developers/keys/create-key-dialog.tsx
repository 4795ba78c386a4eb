"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useEnvironment } from "../../access/environment";
import { DialogButton } from "../../parts/actions/dialog-button";
import type { ClientChoice } from "./client-limit";
import { CreateKeyForm } from "./create-key-form";

/** Creates a key and shows its secret once. */
export function CreateKeyDialog({ clients }: { clients: readonly ClientChoice[] }) {
  const router = useRouter();
  const { environment } = useEnvironment();
  const test = environment === "test";
  return (
    <DialogButton
      icon={Plus}
      label={`Create ${environment} key`}
      size="md"
      title={test ? "Create a test key" : "Create a live key"}
      description={
        test
          ? "Accesses test data only. Emails are captured, never delivered."
          : "Accesses live data. Emails reach real people."
      }
      onClose={router.refresh}
    >
      {(close) => <CreateKeyForm clients={clients} onDone={close} />}
    </DialogButton>
  );
}
