"use client";

import { FileUp, Users } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { CopyButton } from "@/components/ui/copy-button";
import { EmptyState } from "@/components/ui/empty-state";
import { ForRole } from "../../../access/for-role";

interface NoPeopleProps {
  /** The page where people register. */
  signupPage: string;
  published: boolean;
  importPath: string;
  /** The call that registers somebody. */
  example: ReactNode;
}

/** What to do while nobody has registered. */
export function NoPeople({ signupPage, published, importPath, example }: NoPeopleProps) {
  return (
    <EmptyState
      icon={<Users className="size-6" aria-hidden />}
      title="Nobody has registered yet."
      description={
        published
          ? "Share the signup page, import a list of people who agreed to come, or register them over the API."
          : "The show is not published, so the signup page takes nobody yet. You can import people already."
      }
      action={
        <div className="flex w-full flex-col gap-4">
          <p className="flex min-w-0 items-center gap-1">
            <a
              href={signupPage}
              target="_blank"
              rel="noreferrer"
              className="min-w-0 truncate rounded-sm font-mono text-accent text-sm hover:underline"
            >
              {signupPage}
            </a>
            <CopyButton value={signupPage} label="Copy address of the signup page" />
          </p>
          <ForRole least="member">
            <ButtonLink
              href={importPath}
              className="self-start"
              icon={<FileUp className="size-4" aria-hidden />}
            >
              Import people
            </ButtonLink>
          </ForRole>
        </div>
      }
      example={example}
    />
  );
}
