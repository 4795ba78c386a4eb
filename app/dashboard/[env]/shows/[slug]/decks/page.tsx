import { Presentation } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { DeckTable } from "@/components/dashboard/shows/content/slides/deck-table";
import { DeckUpload } from "@/components/dashboard/shows/content/slides/deck-upload";
import { EmptyState } from "@/components/ui/empty-state";
import { asked } from "../../../../_lib/asked";
import type { SearchParams } from "../../../../_lib/query";
import { read } from "../../../../_lib/read";

export const metadata: Metadata = { title: "Slides" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
  searchParams: SearchParams;
}

export default async function DecksPage(props: Props) {
  const { slug } = await props.params;
  const { environment, query } = await asked(props, ["cursor"]);
  const [decks, capabilities] = await Promise.all([
    read(environment, "listPresentations", { params: { slug }, query }),
    read(environment, "getPresentationCapabilities", { params: { slug } }),
  ]);
  if (decks.problem?.code === "not_found") notFound();
  const show = `/dashboard/${environment}/shows/${slug}`;
  return (
    <>
      <PageHeader title="Slides" description="Slide decks for the show’s segments." />
      <div className="flex flex-col gap-8">
        {capabilities.data && (
          <ForRole least="member">
            <DeckUpload slug={slug} base={`${show}/decks`} capabilities={capabilities.data} />
          </ForRole>
        )}
        <Listing
          list={decks}
          empty={
            <EmptyState
              icon={<Presentation className="size-6" aria-hidden />}
              title="No slides yet"
              description="Add a PowerPoint or PDF file and attach its slides to segments."
            />
          }
        >
          {(rows) => <DeckTable decks={rows} base={`${show}/decks`} />}
        </Listing>
      </div>
    </>
  );
}
