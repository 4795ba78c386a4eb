import { resolve } from "node:path";
import type { NextConfig } from "next";

// Built inside the project's folder, so that it finds the project's packages.
const config: NextConfig = {
  turbopack: { root: resolve(process.cwd(), "../../..") },
  outputFileTracingRoot: resolve(process.cwd(), "../../.."),
};

export default config;
