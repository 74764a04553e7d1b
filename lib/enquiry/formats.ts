import { plainDigits } from "./sanitize";

/** What the forms accept; `accepts` in content/site.json names one rule for each. */
export type Accepts = {
  phone: keyof typeof phoneFormats;
  email: keyof typeof emailFormats;
};

export type PhoneFormat = {
  holds: (value: string) => boolean;
  inputMode: "numeric" | "tel";
  autoComplete: string;
  /** The most characters that a browser may fill in by itself. With this limit it leaves out the 0 before a number. */
  autofillLength?: number;
};

export const phoneFormats = {
  /** Exactly ten digits from 0 to 9, because not every reader can dial the digits of other scripts. */
  "ten digits": {
    holds: (value) => /^[0-9]{10}$/.test(value),
    inputMode: "numeric",
    autoComplete: "tel-national",
    autofillLength: 10,
  },
  /** 7 to 15 digits of any script after + or 00, with one space, hyphen or dot between them, of any width, and pairs of brackets. */
  international: {
    holds(typed) {
      const value = plainDigits(typed);
      const { length } = value.replace(/^00|\D/g, "");
      const parts =
        /^(\+|00)?(\d|\(\d+\))([ \u00a0\u2009\u202f.\u2010\u2011-]?(\d|\(\d+\)))*$/;
      return length >= 7 && length <= 15 && parts.test(value);
    },
    inputMode: "tel",
    autoComplete: "tel",
  },
} satisfies Record<string, PhoneFormat>;

const domainLabel =
  "[\\p{L}\\p{N}]([\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?";

/** What `<input type="email">` accepts with a dot in the domain, which may have letters of any script. */
export const anyEmail = RegExp(
  `^[\\w.!#$%&'*+/=?^\`{|}~-]+@${domainLabel}(\\.${domainLabel})+$`,
  "u",
);

export const emailFormats = {
  /**
   * The client's e-mail pattern: word characters with single dots or dashes between them, an @, a domain of the same
   * form, and an ending of two or three letters. It accepts what the classic
   * `^\w+([.-]?\w+)*@\w+([.-]?\w+)*(\.\w{2,3})+$` accepts if it ends in letters, but in linear time. In the classic
   * pattern, an optional separator inside a repetition causes exponential backtracking: thirty characters take more
   * than a second. Both reject plus tags and endings such as ".info", as the specification demands.
   */
  "short endings": (value: string) =>
    /^\w+(?:[.-]\w+)*@(?:\w+[.-])*\w+\.[A-Za-z]{2,3}$/.test(value),
  "all endings": (value: string) => anyEmail.test(value),
};
