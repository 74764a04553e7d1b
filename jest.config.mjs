import nextJest from "next/jest.js";

export default nextJest({ dir: "./" })({
  testEnvironment: "jsdom",
  // Room for a busy machine: no test waits for the clock.
  testTimeout: 30_000,
  setupFilesAfterEnv: ["<rootDir>/jest.setup.ts"],
  moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
  testPathIgnorePatterns: [
    "/node_modules/",
    "<rootDir>/e2e/",
    "<rootDir>/.next/",
    "<rootDir>/out/",
  ],
});
