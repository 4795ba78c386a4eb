import type { Metadata } from "next";
import { PreviewPanel } from "@/components/signup/preview-panel";
import { ThemePage } from "@/components/signup/themes/theme-page";
import { MessagePage } from "@/components/ui/message-page";
import { inAnotherLook } from "@/lib/server/pages/in-another-look";
import { previewedEvent } from "@/lib/server/pages/previewed-event";
import { signupView } from "@/lib/server/pages/signup-view";

export const metadata: Metadata = { title: "Preview", robots: { index: false, follow: false } };

interface Props {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<"signed" | "theme" | "accent", string | string[] | undefined>>;
}

const one = (value: string | string[] | undefined): string | undefined =>
  typeof value === "string" ? value : undefined;

/**
 * Preview of a saved version of a signup page, for anyone with the link. The query can override theme and
 * accent color.
 */
export default async function PreviewPage({ params, searchParams }: Props) {
  const { slug } = await params;
  const { signed, theme, accent } = await searchParams;
  const event = typeof signed === "string" ? await previewedEvent(slug, signed) : null;
  if (!event)
    return (
      <MessagePage title="This preview has expired">
        <p>Previews are available for 30 minutes. Ask the person who sent you the link for a new one.</p>
      </MessagePage>
    );
  const look = { theme: one(theme), accent: one(accent) };
  return <ThemePage view={signupView(inAnotherLook(event, look))} Panel={PreviewPanel} />;
}
