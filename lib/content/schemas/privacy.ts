import { file, group, list, text } from "./field-types";

export const privacySchema = file(
  "The dialog on privacy, which every footer and every form link to. Keep it true: change it before you add cookies, analytics or another service.",
  {
    heading: text("Heading, and name of the dialog.", "Privacy"),
    lead: text("The sentence below it.", "What the forms ask, and why."),
    topics: list(
      "What visitors ask about their data, one topic each.",
      group("One topic.", {
        title: text("Heading of the topic.", "Films"),
        description: text(
          "In plain words.",
          "They come from www.youtube-nocookie.com, which learns your IP address.",
        ),
      }),
    ),
    contact: group("Who answers questions about data.", {
      title: text("Heading.", "Who to ask"),
      lead: text("How to reach them.", "Write to {mail} or call {call}."),
    }),
  },
);
