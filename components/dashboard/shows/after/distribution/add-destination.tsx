"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import type { ApiError } from "@/lib/client/api-error";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { PODCAST_CATEGORIES } from "@/lib/modules/made/distribution/destinations/category-vocabulary";
import { useEnvironment } from "../../../access/environment";
import { SecretToKeep } from "../../../parts/actions/secret-once";
import { fieldWords } from "../../../parts/forms/field-words";
import { bodyOf, FIELDS, KIND_OPTIONS } from "./destination-draft";
import { KINDS, type Kind } from "./distribution-words";

/** A form for each kind of destination. */
export function AddDestination({ onDone }: { onDone: () => void }) {
  const { as } = useEnvironment();
  const router = useRouter();
  const [kind, setKind] = useState<Kind>("podcast");
  const [values, setValues] = useState<Readonly<Record<string, string>>>({
    category: "Business",
    privacy: "private",
    visibility: "public",
  });
  const mutation = useApiMutation("createDestination", as);
  const failed: ApiError | null = mutation.error;
  const set = (name: string, value: string) => setValues((before) => ({ ...before, [name]: value }));
  const done = () => {
    router.refresh();
    onDone();
  };
  const submit = () =>
    mutation.mutate(
      { body: bodyOf(kind, values) },
      { onSuccess: ({ data }) => data.secret === null && done() },
    );
  const secret = mutation.data?.data.secret;
  if (secret) return <SecretToKeep what="signing secret" secret={secret} onKept={done} />;
  return (
    <form
      className="flex flex-col gap-4 pb-2"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Field label="Kind" hint={KINDS.find(({ value }) => value === kind)?.description}>
        <NativeSelect options={KIND_OPTIONS} value={kind} onValueChange={setKind} />
      </Field>
      <Field label="Name" required error={fieldWords(failed, "name")}>
        <Input
          value={values.name ?? ""}
          maxLength={80}
          required
          onChange={({ target }) => set("name", target.value)}
        />
      </Field>
      {FIELDS[kind].map(({ name, label, hint, type, isOptional }) => (
        <Field
          key={name}
          label={label}
          hint={hint}
          optional={isOptional ?? false}
          required={!isOptional}
          error={fieldWords(failed, `${kind}.${name}`)}
        >
          {name === "category" ? (
            <NativeSelect
              options={PODCAST_CATEGORIES.map((value) => ({ value, label: value }))}
              value={values.category as (typeof PODCAST_CATEGORIES)[number]}
              onValueChange={(value) => set(name, value)}
            />
          ) : name === "privacy" ? (
            <NativeSelect
              options={[
                { value: "private", label: "Private" },
                { value: "unlisted", label: "Unlisted" },
                { value: "public", label: "Public" },
              ]}
              value={values.privacy as "private"}
              onValueChange={(value) => set(name, value)}
            />
          ) : name === "visibility" ? (
            <NativeSelect
              options={[
                { value: "public", label: "Anyone" },
                { value: "logged_in", label: "Anyone signed in to LinkedIn" },
                { value: "connections", label: "Connections" },
              ]}
              value={values.visibility as "public"}
              onValueChange={(value) => set(name, value)}
            />
          ) : (
            <Input
              type={type ?? "text"}
              value={values[name] ?? ""}
              required={!isOptional}
              autoComplete="off"
              onChange={({ target }) => set(name, target.value)}
            />
          )}
        </Field>
      ))}
      {failed && <p className="text-danger text-sm">{failed.message}</p>}
      <Button variant="primary" type="submit" className="self-end" busy={mutation.isPending}>
        Add destination
      </Button>
    </form>
  );
}
