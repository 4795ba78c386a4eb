import type { Metadata } from "next";
import { BackstageApp } from "@/components/backstage/backstage-app";
import { BackstageClosed } from "@/components/backstage/backstage-closed";
import { findGuestByToken } from "@/lib/modules/people/guests";

export const metadata: Metadata = {
  title: "Backstage",
  // Installed as an app, it opens this link instead of the product's home page.
  manifest: null,
  robots: { index: false, follow: false },
  referrer: "no-referrer",
};

/** A guest's personal link. It is only looked up here; the page exchanges it by POST. */
export default async function BackstagePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const holder = await findGuestByToken(token);
  if (!holder) return <BackstageClosed reason="unknown" />;
  return <BackstageApp slug={holder.slug} token={token} />;
}
