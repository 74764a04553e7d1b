import type { NextConfig } from "next";
import { env } from "./lib/env";

const config: NextConfig = {
  output: "export",
  basePath: env.basePath,
  // Two builds of one commit must be byte-identical; the default is a random id.
  generateBuildId: () => "site",
  reactStrictMode: true,
  devIndicators: false,
  poweredByHeader: false,
};

export default config;
