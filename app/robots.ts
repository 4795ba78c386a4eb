import type { MetadataRoute } from "next";
import { siteAddresses } from "@/lib/docs/site";

export const dynamic = "force-dynamic";

/** Lets search engines index public show pages, but not the API or anything personal. */
export default function robots(): MetadataRoute.Robots {
  return {
    sitemap: `${siteAddresses().baseUrl}/sitemap.xml`,
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: [
        "/api/",
        "/v1/",
        "/dashboard",
        "/studio/",
        "/backstage/",
        "/watch/",
        "/join/",
        "/e/*/preview",
        "/e/*/confirm",
        "/place/",
        "/proposal/",
        "/inbox/",
        "/promo/",
        "/unsubscribe/",
      ],
    },
  };
}
