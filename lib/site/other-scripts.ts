/**
 * Scripts of other sites, such as analytics or a chat window. While the list is empty, no page asks another site for a
 * script, and nothing of this ships. "Scripts of other sites" in content/README.md has five entries to copy.
 */
export const otherScripts: readonly OtherScript[] = [];

export type OtherScript = {
  /** As visitors know it. content/privacy.json has to name it. */
  name: string;
  /** What the policy of each page opens for it: by directive, origins such as "https://www.example.com". */
  origins: Partial<Record<Directive, readonly string[]>>;
  /** Whether it waits until the visitor agrees. The words of the question are `consent` of content/interface.json. */
  needsConsent: boolean;
  /** Runs once in each page, after it has loaded. `load` adds a script, and fails if it does not load. */
  start: (load: (src: string) => Promise<void>) => void | Promise<void>;
};

type Directive =
  `${"script" | "connect" | "img" | "style" | "font" | "media" | "frame" | "worker"}-src`;
