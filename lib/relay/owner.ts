import { z } from "zod";
import { brandValues, interpolate } from "@/lib/content/placeholders";
import { anyEmail } from "@/lib/enquiry/form-fields";
import { isPlainLine } from "@/lib/enquiry/sanitize";
import { readText } from "@/lib/node/read-text";

/** The owner's values, which the relay takes from the site. MAIL_TO can replace the recipient. */
export type Owner = {
  mailTo: string;
  senderLabel: string;
  /** Set in a build; elsewhere only the environment has it. */
  siteUrl?: string;
  /** True in relay.mjs, which has no mailbox in memory. */
  isBundled?: boolean;
};

/** In relay.mjs, the values of the build, because there is no content folder beside it. */
declare const BUNDLED_OWNER: Owner | undefined;

const file = "content/site.json";
const schema = z.object({
  email: z.email({ pattern: anyEmail }).toLowerCase(),
  senderLabel: z.string().trim().min(1).normalize("NFC").refine(isPlainLine),
});

/** Reads two values of content/site.json and no other content, so that an error elsewhere cannot stop the mail. */
export function readOwner(): Owner {
  if (typeof BUNDLED_OWNER !== "undefined") return BUNDLED_OWNER;
  try {
    const site: unknown = JSON.parse(readText(file));
    const filled = interpolate(site, brandValues(site));
    const { email, senderLabel } = schema.parse(filled);
    return { mailTo: email, senderLabel };
  } catch {
    throw new Error(
      `${file} has no readable "email" and "senderLabel". npm run content:check says what to correct.`,
    );
  }
}
