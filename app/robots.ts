import type { MetadataRoute } from "next";

/** Public pages of shows may be found; the API and everything personal may not. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: ["/api/", "/v1/", "/dashboard", "/studio/", "/backstage/", "/watch/", "/join/"],
    },
  };
}
