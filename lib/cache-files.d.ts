// A fresh clone has none of them: the dev server makes both, the build the second.
declare module "@/.cache/content.json";
declare module "@/.cache/assets.json";
