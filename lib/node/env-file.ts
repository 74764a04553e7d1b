import nextEnv from "@next/env";

// Import this before any module that reads the environment. Every program, including the relay, then reads the same
// files as `next build`, in the same way.
nextEnv.loadEnvConfig(process.cwd(), false, {
  info: () => {},
  error: console.error,
});
