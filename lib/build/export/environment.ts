import nextEnv from "@next/env";

// Imported for its effect, before anything that reads the environment: the finishing step sees what `next build` saw.
nextEnv.loadEnvConfig(process.cwd(), false, {
  info: () => {},
  error: console.error,
});
