import type { MetadataRoute } from "next";
import { appManifest } from "@/lib/server/pages/app-manifest";

export default function manifest(): MetadataRoute.Manifest {
  return appManifest({ name: "Showrunner", shortName: "Showrunner", start: "/" });
}
