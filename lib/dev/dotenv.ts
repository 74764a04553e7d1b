import { existsSync } from "node:fs";

// Imported for its effect, before anything that reads the environment. What is set already wins, as in Next.
if (existsSync(".env")) process.loadEnvFile(".env");
