"use client";

import { FileUp, Users } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button-link";
import { CopyButton } from "@/components/ui/copy-button";
import { EmptyState } from "@/components/ui/empty-state";
import { ForRole } from "../../../access/for-role";

interface NoPeopleProps {
  /** URL of the signup page. */
  signupPage: string;
  published: boolean;
  importPath: string;
  /** The call that registers someone. */
  example: ReactNode;
}

/** Empty state while no one has registered. */
export function NoPeople({ signupPage, published, importPath, example }: NoPeopleProps) {
  return (
    <EmptyState
      icon={<Users className="size-6" aria-hidden />}
      title="No registrations yet"
      description={
        published
          ? "Share the signup page, import a list, or register people with the API."
          : "Publish the show to open its signup page. You can already import people."
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
            <CopyButton value={signupPage} label="Copy signup page link" />
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
