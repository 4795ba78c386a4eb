import type { MetadataRoute } from "next";

interface InstalledApp {
  name: string;
  shortName: string;
  /** The page that it opens. Its links don't leave the app. */
  start: string;
}

/** Returns the web app manifest of a page that can be installed. */
export const appManifest = ({ name, shortName, start }: InstalledApp): MetadataRoute.Manifest => ({
  name,
  short_name: shortName,
  description: "Live shows your code and AI agents can run.",
  id: start,
  start_url: start,
  scope: "/",
  display: "standalone",
  background_color: "#0e0e13",
  theme_color: "#0e0e13",
  icons: [
    { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
    { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
  ],
});

/** Returns the response with the manifest of one show's page. */
export const manifestResponse = (app: InstalledApp): Response =>
  Response.json(appManifest(app), { headers: { "Content-Type": "application/manifest+json" } });

/** Returns the path of the manifest of a show's page, whose path is `start`. */
export const manifestPath = (start: string): string => `${start}/app.webmanifest`;
