/** The time limit for loading the code of a page or a widget; without one, a bundler would wait for ever. */
export const codeTimeoutMs = 120_000;
