// Generated files, which a fresh clone lacks: the check of the content writes the first, the making of assets the second.
declare module "@/.cache/content.json";
declare module "@/.cache/assets.json";
