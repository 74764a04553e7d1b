/** Values that came with the sample brand and are true of nobody, in small letters, and what should replace them. */
export const samples: {
  values: string[];
  expected: string;
  /** True of nobody, so that nobody can confirm it. */
  isFalse?: boolean;
}[] = [
  {
    values: ["anekora", "*anek*"],
    expected: "your own company and its story",
  },
  {
    values: ["+91 00000", "+9100000"],
    expected: "your own phone number",
    isFalse: true,
  },
  {
    values: [".example"],
    expected: "a URL or e-mail address of your own; .example leads nowhere",
    isFalse: true,
  },
  {
    values: ["sample house", "example road"],
    expected: "your own postal address",
  },
  {
    values: ["sample site", "sample work", "made-up"],
    expected: "nothing about samples, once clients and work are real",
  },
  {
    values: [
      "meera raghavan",
      "arjun dsouza",
      "farida contractor",
      "sunita kale",
      "joseph tharakan",
      "kaveri ceramics",
      "northgate school",
    ],
    expected: "a client who gave you this quote in writing",
  },
  {
    values: [
      "lavang & co",
      "orchid lane",
      "roadbook",
      "vembanad stays",
      "ledgerloom",
      "jali architects",
      "tiffin trail",
      "paisa pot",
      "sehat",
      "chalo charge",
    ],
    expected: "a client or project of your own",
  },
  {
    values: ["nandini rao", "kabir mehta", "asha pillai", "ravi shetty"],
    expected: "a person of your own team",
  },
  {
    values: ["three people, one clinic"],
    expected: "how your own company began",
  },
];
