import type { MetadataRoute } from "next";
import { docSite, siteAddresses } from "@/lib/docs/site";

export const dynamic = "force-dynamic";

/** What search engines should know of. Pages of shows are found by the links that their makers share. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { baseUrl } = siteAddresses();
  return ["/", ...docSite().pages.keys()].map((path) => ({ url: `${baseUrl}${path === "/" ? "" : path}` }));
}
