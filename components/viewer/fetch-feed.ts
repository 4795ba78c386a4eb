import { audienceApi } from "@/lib/client/audience-api";
import type { CallAs } from "@/lib/client/call-endpoint";
import type { FeedPage } from "@/lib/live/feed-follower";

interface Source {
  slug: string;
  as: CallAs;
  /** For viewers over HTTP: without people who are left out of their picture. */
  overHttp?: true;
}

/** Fetches the messages of a show's feed after a position. */
export async function fetchFeed({ slug, as, overHttp }: Source, after: number): Promise<FeedPage> {
  const { data } = await audienceApi("getAudienceFeed", {
    as,
    params: { slug },
    query: { after, ...(overHttp && { over_http: "true" }) },
    patience: "once",
  });
  return data;
}
