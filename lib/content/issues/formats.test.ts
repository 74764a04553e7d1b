/** @jest-environment node */
import { lines, messageAfter } from "../testing/example";

test("an emptied list", () => {
  expect(messageAfter("clients", ["clients"], [])).toBe(
    lines(
      "content/clients.json: clients",
      "    found     0 entries",
      "    expected  at least 1 entry",
    ),
  );
});

test("too many entries for the drawings there are", () => {
  expect(
    messageAfter(
      "process",
      ["steps"],
      Array(5).fill({ title: "Step", text: "Text." }),
    ),
  ).toBe(
    lines(
      "content/process.json: steps",
      "    found     5 entries",
      "    expected  at most 4 entries",
    ),
  );
});

test("a missing drawing of a service", () => {
  expect(
    messageAfter("services", ["services", 0, "discs"], ["chai", "kn"]),
  ).toBe(
    lines(
      "content/services.json: services > entry 1 (Cloud Computing Services) > discs",
      "    found     2 entries",
      "    expected  at least 3 entries",
    ),
  );
});

test("an icon that does not exist", () => {
  expect(messageAfter("services", ["services", 0, "icon"], "clowd")).toBe(
    lines(
      "content/services.json: services > entry 1 (Cloud Computing Services) > icon",
      '    found     "clowd"',
      "    expected  one of ai, android, app, call, cloud, communication, custom, desk, expertise, face, flutter, game, hybrid, innovation, ios, migrate, page, security, shield, shop, social, vision, web",
      '    try       "cloud"',
    ),
  );
});

test("a drawing that does not exist", () => {
  expect(messageAfter("about-us", ["discs", 1], "marigol")).toBe(
    lines(
      "content/about-us.json: discs > entry 2",
      '    found     "marigol"',
      "    expected  one of bars, braces, carrom, chai, chat, coin, dial, fan, globe, k1, k2, k3, k4, k5, kd, kn, lens, marigold, phone, pie, pin, power, print, socket, sun, tabla, target, toggle",
      '    try       "marigold"',
    ),
  );
});

test("a colour that does not exist", () => {
  expect(messageAfter("services", ["services", 0, "surface"], "purple")).toBe(
    lines(
      "content/services.json: services > entry 1 (Cloud Computing Services) > surface",
      '    found     "purple"',
      "    expected  one of rose, sky, tint-mari, tint-leaf",
      '    such as   "sky"',
    ),
  );
});

test("an id with a space", () => {
  expect(
    messageAfter("services", ["services", 0, "id"], "Cloud Computing"),
  ).toBe(
    lines(
      "content/services.json: services > entry 1 (Cloud Computing Services) > id",
      '    found     "Cloud Computing"',
      "    expected  small letters and digits, joined by single hyphens",
      '    try       "cloud-computing"',
    ),
  );
});

test("a fraction where a whole number belongs", () => {
  expect(messageAfter("about-us", ["team", "roles", 0, "seats"], 2.5)).toBe(
    lines(
      "content/about-us.json: team > roles > entry 1 (Design) > seats",
      "    found     2.5",
      "    expected  a whole number",
      "    such as   3",
    ),
  );
});

test("a number below one", () => {
  expect(messageAfter("about-us", ["team", "roles", 0, "seats"], 0)).toBe(
    lines(
      "content/about-us.json: team > roles > entry 1 (Design) > seats",
      "    found     0",
      "    expected  a number above 0",
    ),
  );
});

test("a figure that is neither dots nor the line", () => {
  expect(
    messageAfter("statistics", ["statistics", 0, "figure"], "circle"),
  ).toBe(
    lines(
      "content/statistics.json: statistics > entry 1 (clients) > figure",
      '    found     "circle"',
      '    expected  a field of dots such as { "columns": 20, "rows": 6 }, or the word "line"',
      '    such as   {"columns":20,"rows":6}',
    ),
  );
});

test("a date in another order", () => {
  expect(messageAfter("home", ["meta", "updated"], "20.11.2026")).toBe(
    lines(
      "content/home.json: meta > updated",
      '    found     "20.11.2026"',
      "    expected  a date as year-month-day, such as 2026-11-20",
      '    try       "2026-11-20"',
    ),
  );
});

test("an e-mail address with a comma", () => {
  expect(messageAfter("site", ["email"], "hello@yourcompany,com")).toBe(
    lines(
      "content/site.json: email",
      '    found     "hello@yourcompany,com"',
      "    expected  an e-mail address such as hello@yourcompany.com",
      '    try       "hello@yourcompany.com"',
    ),
  );
});

test("a phone link with spaces", () => {
  expect(messageAfter("site", ["phone", "link"], "+91 98765 43210")).toBe(
    lines(
      "content/site.json: phone > link",
      '    found     "+91 98765 43210"',
      "    expected  a plus sign and 8 to 15 digits, without spaces",
      '    try       "+919876543210"',
    ),
  );
});

test("a social page without https", () => {
  expect(
    messageAfter(
      "site",
      ["social", "facebook"],
      "www.facebook.com/yourcompany",
    ),
  ).toBe(
    lines(
      "content/site.json: social > facebook",
      '    found     "www.facebook.com/yourcompany"',
      "    expected  a full web address that starts with https://",
      '    try       "https://www.facebook.com/yourcompany"',
    ),
  );
});

test("a social page that is a name only", () => {
  expect(messageAfter("site", ["social", "instagram"], "@yourcompany")).toBe(
    lines(
      "content/site.json: social > instagram",
      '    found     "@yourcompany"',
      "    expected  a full web address that starts with https://",
      '    such as   "https://instagram.com/yourcompany"',
    ),
  );
});

test("a tile with a drawing and a picture", () => {
  expect(
    messageAfter("web-development", ["collage", "tiles", 0, "disc"], "chai"),
  ).toBe(
    lines(
      "content/web-development.json: collage > tiles > entry 1",
      '    found     {"image":{"src":"images/collage/web-arch.png"},"span":1,"round":false,"disc":"chai"}',
      "    expected  exactly one of the fields disc, image",
    ),
  );
});

test("a picture path with a space", () => {
  expect(
    messageAfter(
      "home",
      ["contact", "image", "src"],
      "images/scenes/my belt.svg",
    ),
  ).toBe(
    lines(
      "content/home.json: contact > image > src",
      '    found     "images/scenes/my belt.svg"',
      "    expected  the path of a picture below content/images, made of plain letters, digits, hyphens and dots, ending in .png, .jpg, .webp or .svg",
      '    try       "images/scenes/my-belt.svg"',
    ),
  );
});
