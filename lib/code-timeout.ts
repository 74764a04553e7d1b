/** The longest that a page's or a widget's code may take to arrive; a bundler without such a limit would wait for ever. */
export const codeTimeoutMs = 120_000;
