/** Next takes the nearest settings of PostCSS, so with these it looks into no folder above. */
export default { plugins: {} };
