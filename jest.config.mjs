import nextJest from "next/jest.js";

const withNext = nextJest({ dir: "./" })({
  // Slow machines need it. No test waits for real time.
  testTimeout: 30_000,
  // The browser tests wait for these, so no core may idle: on two cores 56 s instead of 67 beside a build.
  maxWorkers: "100%",
  restoreMocks: true,
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  testPathIgnorePatterns: ["<rootDir>/e2e/"],
  // A build may write these while tests run.
  modulePathIgnorePatterns: [
    "<rootDir>/.next/",
    "<rootDir>/out/",
    "<rootDir>/.cache/",
  ],
});

export default async () => ({
  ...(await withNext()),
  // Jest on Node 20 loads CommonJS only, and these packages contain only ES modules.
  transformIgnorePatterns: [
    "/node_modules/(?!(cheerio|fontkitten|get-port|marked)/)",
  ],
});
