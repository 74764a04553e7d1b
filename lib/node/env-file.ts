import nextEnv from "@next/env";

// Imported for its effect, before anything that reads the environment: a program sees the files that `next build` sees.
nextEnv.loadEnvConfig(process.cwd(), false, {
  info: () => {},
  error: console.error,
});
