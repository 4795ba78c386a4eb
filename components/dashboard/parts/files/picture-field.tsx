"use client";

import { ImageUp, X } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useImageUpload } from "./use-image-upload";

/** What to do with a picture: keep the present one, use an uploaded asset, or fetch one from a URL. */
export interface PictureChoice {
  assetId?: string | null;
  address?: string;
}

interface PictureFieldProps {
  /** What the picture is, such as "Logo". */
  name: string;
  /** URL of our copy of the present picture; empty without one. */
  present: string;
  choice: PictureChoice;
  onChoice: (choice: PictureChoice) => void;
  error: string | undefined;
  /** Extra hint below the URL field. */
  hint?: string | undefined;
}

/** Picks a picture: a file to upload, or its URL. */
export function PictureField({
  name: what,
  present,
  choice,
  onChoice,
  error,
  hint: more,
}: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const hint = useId();
  const { upload, busy, problem } = useImageUpload((assetId, fileName) => {
    setName(fileName);
    onChoice({ assetId });
  });
  const isKept = present !== "" && choice.assetId === undefined && !choice.address;
  return (
    <fieldset className="flex flex-col gap-3 rounded-panel border border-line p-3">
      <legend className="px-1 font-medium text-sm">{what}</legend>
      <div className="flex flex-wrap items-center gap-3">
        {isKept && (
          // biome-ignore lint/performance/noImgElement: our own copy, as pages show it
          <img
            src={new URL(present).pathname}
            alt={`Current ${what.toLowerCase()}`}
            className="h-10 rounded-sm bg-white p-1"
          />
        )}
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp"
          className="sr-only"
          tabIndex={-1}
          aria-label={`${what} file`}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void upload(file);
            target.value = "";
          }}
        />
        <Button
          size="sm"
          busy={busy}
          aria-describedby={hint}
          icon={<ImageUp className="size-4" aria-hidden />}
          onClick={() => input.current?.click()}
        >
          Choose file
        </Button>
        {choice.assetId && <span className="min-w-0 truncate text-sm">{name}</span>}
        {(isKept || choice.assetId) && (
          <Button
            size="sm"
            variant="ghost"
            icon={<X className="size-4" aria-hidden />}
            onClick={() => onChoice({ assetId: null })}
          >
            Remove
          </Button>
        )}
      </div>
      <p id={hint} className="text-ink-muted text-xs">
        PNG, JPEG or WebP, up to 10 MB
      </p>
      {problem && (
        <p role="alert" className="text-danger text-sm">
          {problem}
        </p>
      )}
      <Field
        label="Or image URL"
        optional
        hint={more ?? "We download it once and host our own copy"}
        error={error}
      >
        <Input
          value={choice.address ?? ""}
          onChange={({ target }) => onChoice({ address: target.value })}
          type="url"
          maxLength={2048}
          placeholder="https://"
        />
      </Field>
    </fieldset>
  );
}
