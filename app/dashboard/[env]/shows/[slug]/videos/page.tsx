import { Clapperboard } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ForRole } from "@/components/dashboard/access/for-role";
import { Listing } from "@/components/dashboard/parts/lists/listing";
import { PageHeader } from "@/components/dashboard/parts/page/page-header";
import { VideoList } from "@/components/dashboard/shows/content/videos/video-list";
import { VideoUpload } from "@/components/dashboard/shows/content/videos/video-upload";
import { EmptyState } from "@/components/ui/empty-state";
import { asked } from "../../../../_lib/asked";
import type { SearchParams } from "../../../../_lib/query";
import { read } from "../../../../_lib/read";

export const metadata: Metadata = { title: "Videos" };

interface Props {
  params: Promise<{ env: string; slug: string }>;
  searchParams: SearchParams;
}

export default async function VideosPage(props: Props) {
  const { slug } = await props.params;
  const { environment, query } = await asked(props, ["cursor"]);
  const videos = await read(environment, "listVideos", { params: { slug }, query });
  if (videos.problem?.code === "not_found") notFound();
  return (
    <>
      <PageHeader title="Videos" description="Videos to play on stage, in sync for everyone." />
      <div className="flex flex-col gap-8">
        <ForRole least="member">
          <VideoUpload slug={slug} />
        </ForRole>
        <Listing
          list={videos}
          empty={
            <EmptyState
              icon={<Clapperboard className="size-6" aria-hidden />}
              title="No videos yet"
              description="Add a video, then play it from the FX tab in the studio."
            />
          }
        >
          {(rows) => <VideoList slug={slug} videos={rows} />}
        </Listing>
      </div>
    </>
  );
}
