"use client";

import { Plus } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { toast } from "sonner";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { useApiMutation } from "@/lib/client/use-api-mutation";
import { fieldWords } from "../parts/field-words";
import { useEnvironment } from "../shell/environment";

/** The one call that makes a show, as a form. */
export function CreateShowDialog() {
  const [open, setOpen] = useState(false);
  const { environment } = useEnvironment();
  return (
    <>
      <Button variant="primary" icon={<Plus className="size-4" aria-hidden />} onClick={() => setOpen(true)}>
        New show
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        size="md"
        title={environment === "test" ? "New test show" : "New show"}
        description="All four links work at once. The written run of show follows a moment later."
      >
        <CreateShowForm onDone={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function CreateShowForm({ onDone }: { onDone: () => void }) {
  const { as } = useEnvironment();
  const router = useRouter();
  const [title, setTitle] = useState("");
  const [brief, setBrief] = useState("");
  const [starts, setStarts] = useState("");
  const [plan, setPlan] = useState(true);
  const create = useApiMutation("createShowroom", as, {
    onSuccess: () => {
      toast.success("Show created");
      onDone();
      router.refresh();
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    create.mutate({
      body: {
        title,
        ...(brief.trim() ? { brief } : {}),
        ...(starts ? { starts_at: new Date(starts).toISOString() } : {}),
        generate_show_plan: plan,
      },
    });
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-4 pb-2">
      <Field label="Title" error={fieldWords(create.error, "title")}>
        <Input value={title} onChange={(event) => setTitle(event.target.value)} maxLength={120} autoFocus />
      </Field>
      <Field
        label="Brief"
        optional
        hint="Guests, topics, key points, length. The run of show is written from it, in its language."
        error={fieldWords(create.error, "brief")}
      >
        <Textarea
          value={brief}
          onChange={(event) => setBrief(event.target.value)}
          maxLength={20_000}
          rows={5}
        />
      </Field>
      <Field
        label="Starts"
        optional
        hint="In your own time zone."
        error={fieldWords(create.error, "starts_at")}
      >
        <Input type="datetime-local" value={starts} onChange={(event) => setStarts(event.target.value)} />
      </Field>
      <Checkbox
        label="Write the run of show"
        hint="Costs one build credit."
        checked={plan}
        onCheckedChange={setPlan}
      />
      {create.error && Object.keys(create.error.fields).length === 0 && (
        <p role="alert" className="text-base text-danger">
          {create.error.message}
        </p>
      )}
      <Button
        type="submit"
        variant="primary"
        className="self-end"
        busy={create.isPending}
        disabled={!title.trim()}
      >
        Create show
      </Button>
    </form>
  );
}
