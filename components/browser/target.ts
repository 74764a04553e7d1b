/** The element that the fragment of the URL names. `:target` matches it only some time after the page is parsed. */
export const findTarget = () => document.getElementById(location.hash.slice(1));
