"use client";

import { Clapperboard, Copy, Wrench } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ButtonVariant } from "@/components/ui/button-classes";
import { ButtonLink } from "@/components/ui/button-link";
import { EmailCancellation } from "./email-cancellation";
import { nextStep } from "./next-step";
import { pathOf } from "./path-of";
import { PublishShow } from "./publish-show";
import type { Readiness } from "./use-readiness";

interface ShowNextProps {
  slug: string;
  studio: string;
  readiness: Readiness;
  variant: ButtonVariant;
  onDuplicate: () => void;
}

const ICON = "size-4";

/** The button for a show's next step. */
export function ShowNext({ slug, studio, readiness, variant, onDuplicate }: ShowNextProps) {
  const next = nextStep(readiness);
  switch (next?.do) {
    case "fix":
      return (
        <ButtonLink variant={variant} href={pathOf(next.page)} icon={<Wrench className={ICON} aria-hidden />}>
          {next.label}
        </ButtonLink>
      );
    case "publish":
      return <PublishShow slug={slug} variant={variant} />;
    case "open_studio":
      return (
        <ButtonLink
          variant={variant}
          href={studio}
          target="_blank"
          prefetch={false}
          icon={<Clapperboard className={ICON} aria-hidden />}
        >
          Open studio
        </ButtonLink>
      );
    case "notify_cancelled":
      return <EmailCancellation slug={slug} />;
    case "duplicate":
      return (
        <Button variant={variant} icon={<Copy className={ICON} aria-hidden />} onClick={onDuplicate}>
          Duplicate show
        </Button>
      );
    default:
      return null;
  }
}
