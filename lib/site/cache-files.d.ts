// Generated files, which a fresh clone lacks: the dev server writes both, the build only the second.
declare module "@/.cache/content.json";
declare module "@/.cache/assets.json";
