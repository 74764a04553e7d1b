import nextEnv from "@next/env";

// Import this before any module that reads the environment. Every program, including the relay, then reads the same
// files as `next build`, in the same way.
const { loadedEnvFiles } = nextEnv.loadEnvConfig(process.cwd(), false, {
  info: () => {},
  error: console.error,
});

// Of a file in UTF-16, not one variable would be found.
for (const { path, contents } of loadedEnvFiles)
  if (/[\0\uFFFD]/.test(contents)) {
    console.error(`${path} must be saved with the encoding UTF-8.`);
    process.exit(1);
  }
