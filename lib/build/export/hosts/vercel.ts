import type { HostLayout } from "./layout";

/** For `vercel deploy out`: Next's own `headers()` has no effect on an export. */
export function vercelFiles({
  rules,
  basePath,
  revalidated,
}: HostLayout): Record<string, string> {
  const config = {
    $schema: "https://openapi.vercel.sh/vercel.json",
    framework: null,
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      {
        source: `${basePath}/((?!_next/static/|img/).*)`,
        headers: [{ key: "Cache-Control", value: revalidated }],
      },
      ...rules.map(({ path, headers }) => ({
        source: path.replace(/\*$/, "(.*)"),
        headers: Object.entries(headers).map(([key, value]) => ({
          key,
          value,
        })),
      })),
    ],
  };
  return { "vercel.json": `${JSON.stringify(config, null, 2)}\n` };
}
