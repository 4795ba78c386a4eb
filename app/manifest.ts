import type { MetadataRoute } from "next";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: "Showrunner",
    short_name: "Showrunner",
    description: "Live shows that programs and AI agents can run.",
    start_url: "/",
    display: "standalone",
    background_color: "#0e0e13",
    theme_color: "#0e0e13",
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "maskable" },
    ],
  };
}
