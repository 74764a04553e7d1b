import { endpoint } from "./on-measure";
import { otherScripts } from "./other-scripts";

/** What a directive allows, and what names it: selectors of elements with an attribute. And what to do instead. */
type Directive = {
  allows: readonly string[];
  loads?: Record<string, string>;
  instead?: string;
};

type Directives = Record<string, Directive>;
type Allowed = { relayUrl: string; frames: readonly string[] };

/** All that a page may load. The policies and the check of the finished pages read this list. */
export function directives({ relayUrl, frames }: Allowed): Directives {
  const self = ["'self'"];
  const servers = [relayUrl, endpoint].filter((url) => url !== null);
  return {
    "default-src": { allows: ["'none'"] },
    "script-src": {
      allows: self,
      loads: { script: "src" },
      instead: "a behaviour can do its work, see components/README.md",
    },
    "style-src": {
      allows: self,
      loads: { "link[rel~=stylesheet]": "href" },
      instead: "put its rules into components, a typeface into content/brand",
    },
    "img-src": {
      allows: [...self, "data:"],
      loads: {
        "img, input": "src",
        "img, source": "srcset",
        "image, use, link[rel~=icon], link[rel=apple-touch-icon]": "href",
        video: "poster",
      },
      instead: "put the file into content/images or public",
    },
    "font-src": { allows: self, instead: "put it into content/brand/fonts" },
    "media-src": {
      allows: self,
      loads: { "video, audio, track, :is(video, audio) source": "src" },
      instead: "put the file into public",
    },
    // Without a value, `default-src` forbids them.
    "frame-src": {
      allows: frames,
      loads: { iframe: "src" },
      instead: "add its origin to “frames” in content/site.json",
    },
    "object-src": {
      allows: [],
      loads: { object: "data", embed: "src" },
      instead: "write a link to it",
    },
    "connect-src": {
      allows: [...self, ...servers.map((url) => new URL(url).origin)],
    },
    "manifest-src": { allows: self, loads: { "link[rel=manifest]": "href" } },
    "base-uri": { allows: ["'none'"], loads: { base: "href" } },
    // Without script a form opens an e-mail. No form is ever sent to a server.
    "form-action": {
      allows: ["mailto:"],
      loads: { form: "action", "button, input": "formaction" },
      instead: "use a form of components/forms, or write a link",
    },
  };
}

/**
 * A policy that allows what pages load, what scripts of other sites load and, in the directives of `more`, some more.
 * Others are allowed by origin: 'strict-dynamic' blocks the late code of a script that is allowed by its hash.
 */
export function writePolicy(allowed: Allowed, more: Record<string, string[]>) {
  const all = directives(allowed);
  const parts: Record<string, readonly string[]>[] = [
    ...otherScripts.map(({ origins }) => origins),
    more,
  ];
  return Object.keys(Object.assign({}, all, ...parts))
    .map((name) => [
      name,
      ...(all[name]?.allows ?? []),
      ...parts.flatMap((part) => part[name] ?? []),
    ])
    .filter(({ length }) => length > 1)
    .map((words) => words.join(" "))
    .join("; ");
}
