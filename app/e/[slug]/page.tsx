import type { Metadata } from "next";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { problemsOf } from "@/components/signup/problems-of";
import { SignupPanel } from "@/components/signup/signup-panel";
import { ThemePage } from "@/components/signup/themes/theme-page";
import { eventJsonLd, jsonForScript, replayJsonLd } from "@/lib/server/pages/json-ld";
import { cardImages, isListed, pageWords } from "@/lib/server/pages/page-words";
import { publicEvent } from "@/lib/server/pages/public-event";
import { pictureOf } from "@/lib/server/pages/replay-picture";
import { readFlash } from "@/lib/server/pages/signup-flash";
import { signupView } from "@/lib/server/pages/signup-view";
import type { SignupView } from "@/lib/signup/signup-view";
import type { PlaceState } from "@/lib/signup/words/signup-words";
import { wordsFor } from "@/lib/signup/words/words-for";

interface PageProps {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const event = await publicEvent((await params).slug);
  if (!event) return {};
  const { title, headline, description } = pageWords(event);
  const images = cardImages(event, (await pictureOf(event))?.still);
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: event.links.signup_page },
    robots: isListed(event) ? undefined : { index: false, follow: false },
    openGraph: {
      type: "website",
      title: headline,
      description,
      images,
      url: event.links.signup_page,
      siteName: event.organiser.name,
      locale: event.language.replace("-", "_"),
    },
    twitter: { card: images ? "summary_large_image" : "summary", title: headline, description, images },
  };
}

export default async function SignupPage({ params, searchParams }: PageProps) {
  const { slug } = await params;
  const event = await publicEvent(slug);
  if (!event) notFound();
  const view = signupView(
    event,
    visitOf(slug, event.language, await searchParams, (await headers()).get("cookie")),
  );
  const data = isListed(event)
    ? [eventJsonLd(event), replayJsonLd(event, await pictureOf(event))].filter((one) => one !== null)
    : [];
  return (
    <>
      <ThemePage view={view} Panel={SignupPanel} />
      {data.map((one) => (
        <script
          key={String(one["@type"])}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped for a script element
          dangerouslySetInnerHTML={{ __html: jsonForScript(one) }}
        />
      ))}
    </>
  );
}

const DONE: readonly string[] = [
  "confirmed",
  "waitlisted",
  "pending_approval",
  "by_mail",
] satisfies PlaceState[];
const UTM = ["source", "medium", "campaign", "term", "content"];

function visitOf(
  slug: string,
  language: string,
  query: Record<string, string | string[] | undefined>,
  cookie: string | null,
): Pick<SignupView, "done" | "problems" | "typed" | "utm"> {
  const words = wordsFor(language);
  const text = (name: string) => (typeof query[name] === "string" ? query[name] : "");
  const flash = text("problem") ? readFlash(slug, cookie) : undefined;
  const registered = text("registered");
  const full: Record<string, string> = registered === "full" ? { form: words.closed.full.title } : {};
  const utm = UTM.map((name) => [name, text(`utm_${name}`).slice(0, 200)]).filter(([, value]) => value);
  return {
    done: DONE.includes(registered) ? (registered as PlaceState) : null,
    problems: flash ? problemsOf(flash.code, flash.fields, words) : full,
    typed: {
      name: flash?.name ?? "",
      email: flash?.email ?? "",
      marketingConsent: flash?.marketingConsent ?? false,
    },
    utm: Object.fromEntries(utm),
  };
}
