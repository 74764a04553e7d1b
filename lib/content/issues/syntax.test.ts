import { inOneLine, issuesAfterTyping, issuesWith } from "../testing/example";

const cases: [
  mistake: string,
  written: string,
  typed: string,
  issue: string,
][] = [
  [
    "a misspelt field, reported one time",
    '"desc":',
    '"dsec":',
    'services: services > entry 1 (Cloud Computing Services) > dsec: one of the fields desc, landingPageLink, productLink; try "desc"',
  ],
  [
    "a field that is written twice",
    '"claim":',
    '"lead": "Hello", "claim":',
    "home: hero > lead: each field only one time; remove one of the two",
  ],
  [
    "a forgotten comma",
    '"heading": "Get In Touch With Us!",',
    '"heading": "Get In Touch With Us!"',
    "home: JSON punctuation: a comma between two entries; try a comma at the end of this line",
  ],
  [
    "a comma too many",
    'conveyor belt checks mangoes"',
    'conveyor belt checks mangoes",',
    "home: JSON punctuation: no comma after the last entry; try removing the comma",
  ],
  [
    "curly quotation marks around a text",
    '"120+ happy clients"',
    "“120+ happy clients”",
    'home: JSON punctuation: straight quotation marks around a text; try typing " instead of “',
  ],
  [
    "a quotation inside a text",
    '"120+ happy clients"',
    '"120+ "happy" clients"',
    "home: JSON punctuation: no straight quotation mark inside a text; try curly marks “ ” inside the text",
  ],
  [
    "a forgotten quotation mark at the end",
    '"120+ happy clients"',
    '"120+ happy clients',
    'home: JSON punctuation: a text with a quotation mark at both ends; try typing " at the end of the text',
  ],
  [
    "an equals sign in place of a colon",
    '"claim":',
    '"claim" =',
    "home: JSON punctuation: a colon between the name of a field and its value; try : instead of =",
  ],
  [
    "a decimal comma",
    '"stepMs": 50',
    '"stepMs": 1,5',
    "statistics: JSON punctuation: a number of digits alone, perhaps with a point, or a text in straight quotation marks; try 1.5",
  ],
  [
    "a unit behind a number",
    '"stepMs": 50',
    '"stepMs": 50ms',
    "statistics: JSON punctuation: a number of digits alone, or a text in straight quotation marks; try 50",
  ],
  [
    "a forgotten quotation mark in front",
    '"120+ happy clients"',
    'Happy clients"',
    'home: JSON punctuation: a text in straight quotation marks; try "Happy clients"',
  ],
  [
    "yes in place of true",
    '"sample": false',
    '"sample": Yes',
    "site: JSON punctuation: true or false in small letters, or a text in straight quotation marks; try true",
  ],
  [
    "a program's word for no number",
    '"stepMs": 50',
    '"stepMs": NaN',
    "statistics: JSON punctuation: a value: a number of digits, true, false, or a text in straight quotation marks",
  ],
  [
    "a number with a zero in front",
    '"stepMs": 50',
    '"stepMs": 050',
    "statistics: JSON punctuation: a number of digits alone, perhaps with a point, or a text in straight quotation marks; try 50",
  ],
  [
    "a field name without quotation marks",
    '"claim":',
    "claim:",
    'home: JSON punctuation: the name of a field in straight quotation marks; try "claim"',
  ],
  [
    "a forgotten colon",
    '"claim":',
    '"claim"',
    "home: JSON punctuation: a colon between the name of a field and its value",
  ],
  [
    "a comment in the file",
    '"claim":',
    '// our claim\n"claim":',
    "home: JSON punctuation: no comments: a content file holds content only; try removing the comment",
  ],
  [
    "a forgotten brace",
    '"/contact-us"\n  },',
    '"/contact-us"\n  ,',
    "call-to-action: JSON punctuation: one more closing brace }, for a group that was opened",
  ],
  [
    "a brace too many",
    'call-to-action.schema.json"\n}',
    'call-to-action.schema.json"\n}\n}',
    "call-to-action: JSON punctuation: nothing after the last closing brace; try removing what follows it",
  ],
  [
    "a list that is not closed",
    '"chat"\n  ],',
    '"chat"',
    "contact-us: JSON punctuation: a closing bracket ], since the list ends here; try ], on a line of its own",
  ],
  [
    "a backslash in a text",
    "120+ happy",
    "120\\+ happy",
    "home: JSON punctuation: no backslash in a text; try / in a path, nothing in a text",
  ],
  [
    "a line break in a text",
    "120+ happy",
    "120+\nhappy",
    "home: JSON punctuation: a text on one line; this one goes on in the next; try joining the two lines",
  ],
  [
    "a tab in a text",
    "120+ happy",
    "120+\thappy",
    "home: JSON punctuation: no tab or line break inside a text; try a space instead",
  ],
  [
    "two versions left by git",
    '{\n  "meta"',
    '{\n<<<<<<< HEAD\n  "meta"',
    "home: JSON punctuation: one version of the text; git has put two here; try keeping one of them, without the lines <<<<<<<, ======= and >>>>>>>",
  ],
  [
    "a letter of another encoding",
    "120+ happy",
    "caf\uFFFD",
    "home: JSON punctuation: a file saved as UTF-8; this one has another encoding; try saving it anew with the encoding UTF-8",
  ],
  [
    "a web page in place of the file",
    '{\n  "meta"',
    '<!DOCTYPE html>\n{\n  "meta"',
    "home: JSON punctuation: a content file; this is another kind of file, or its beginning is lost; try git restore, which brings back the file as it was",
  ],
];

test.each(cases)("%s", (_mistake, written, typed, issue) => {
  expect(issuesAfterTyping(written, typed)).toEqual([issue]);
});

test("an emptied file", () => {
  expect(issuesWith({ home: "" }).map(inOneLine)).toEqual([
    "home: JSON punctuation: the content of the page; try git restore, which brings back the file as it was",
  ]);
});
