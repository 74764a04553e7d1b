import nextEnv from "@next/env";

// Imported for its effect, before anything that reads the environment: every program, the relay too, sees the files that
// `next build` sees, and as it sees them.
nextEnv.loadEnvConfig(process.cwd(), false, {
  info: () => {},
  error: console.error,
});
