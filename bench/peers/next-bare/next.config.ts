import { resolve } from "node:path";
import type { NextConfig } from "next";

// Inside the project folder, so that the build finds the project's packages.
const config: NextConfig = {
  turbopack: { root: resolve(process.cwd(), "../../..") },
  outputFileTracingRoot: resolve(process.cwd(), "../../.."),
};

export default config;
