"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { useEnvironment } from "../../access/environment";
import { fieldWords } from "../../parts/forms/field-words";
import { FormProblem } from "../../parts/forms/form-problem";
import { EraseDialog } from "./erase-dialog";
import { ErasureReceipt, type Receipt } from "./erasure-receipt";
import { StoredData } from "./stored-data";
import type { PersonalData } from "./stored-words";

/** Looks someone up by email address, downloads what is stored about them, and erases it. */
export function PersonalDataDesk() {
  const { as } = useEnvironment();
  const [email, setEmail] = useState("");
  // Stays while it's read again.
  const [found, setFound] = useState<PersonalData>();
  const [isErasing, setErasing] = useState(false);
  const [receipt, setReceipt] = useState<Receipt>();
  const { mutate, error, isPending } = useApiMutation("getPersonalData", as, {
    onSuccess: ({ data }) => setFound(data),
  });
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that had the focus is gone with the data.
    if ((found || receipt) && document.activeElement === document.body) box.current?.focus();
  }, [found, receipt]);
  // Long transcripts of calls can take longer than other calls.
  const reading = (address: string) => ({ body: { email: address }, patience: "file" as const });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const address = email.trim();
    // Enter submits although the button is disabled.
    if (address === "" || isPending) return;
    setFound(undefined);
    setReceipt(undefined);
    mutate(reading(address));
  };
  const onErased = (address: string, erased: Receipt["erased"]) => {
    setReceipt({ email: address, at: new Date().toISOString(), erased });
    mutate(reading(address), { onError: () => setFound(undefined) });
  };
  const problem = fieldWords(error, "email");
  return (
    <div className="flex flex-col gap-8">
      <form onSubmit={submit} noValidate className="flex max-w-md flex-col items-start gap-3">
        <Field
          label="Email"
          hint="Different spellings of the same address match."
          error={problem}
          className="w-full"
        >
          <Input
            type="email"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Button type="submit" variant="primary" busy={isPending} disabled={email.trim() === ""}>
          Look up
        </Button>
        {error && !problem && <FormProblem>{error.message}</FormProblem>}
      </form>
      {receipt && (
        <div ref={box} tabIndex={-1} className="outline-none">
          <ErasureReceipt receipt={receipt} />
        </div>
      )}
      {found && (
        <>
          <StoredData data={found} onErase={() => setErasing(true)} />
          <EraseDialog
            email={found.email}
            open={isErasing}
            onOpenChange={setErasing}
            onErased={(erased) => onErased(found.email, erased)}
            focusAfter={() => box.current}
          />
        </>
      )}
    </div>
  );
}
