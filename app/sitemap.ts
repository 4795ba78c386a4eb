import type { MetadataRoute } from "next";
import { docSite, siteAddresses } from "@/lib/docs/site";
import { readListedPages } from "@/lib/modules/pages/signup-pages";

export const dynamic = "force-dynamic";

/** Pages that search engines should index: our own, and public show pages that are listed. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { baseUrl } = siteAddresses();
  const own = ["/", ...docSite().pages.keys()].map((path) => ({
    url: `${baseUrl}${path === "/" ? "" : path}`,
  }));
  const shows = (await readListedPages()).map(({ url, changed }) => ({ url, lastModified: changed }));
  return [...own, ...shows];
}
