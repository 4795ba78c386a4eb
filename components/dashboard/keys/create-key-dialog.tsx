"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { useEnvironment } from "../shell/environment";
import type { ClientChoice } from "./client-limit";
import { CreateKeyForm } from "./create-key-form";

/** Makes a key and shows its secret, once. */
export function CreateKeyDialog({ clients }: { clients: readonly ClientChoice[] }) {
  const [open, setOpen] = useState(false);
  const router = useRouter();
  const { environment } = useEnvironment();
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) router.refresh();
  };
  return (
    <>
      <Button variant="primary" icon={<Plus className="size-4" aria-hidden />} onClick={() => setOpen(true)}>
        Create {environment} key
      </Button>
      <Dialog
        open={open}
        onOpenChange={change}
        size="md"
        title={environment === "test" ? "Create a test key" : "Create a live key"}
        description={
          environment === "test"
            ? "Sees test objects only. Its mail is captured, never sent."
            : "Sees live objects. What it sends reaches people."
        }
      >
        <CreateKeyForm clients={clients} onDone={() => change(false)} />
      </Dialog>
    </>
  );
}
