import { unitPattern } from "./units";

// The units stand in angle brackets.
test.each([
  ["en-IN", "In <(two-week)> steps, <re-planned.>"],
  ["en-IN", "Weekdays, <9.00 to 17.30 CET>"],
  ["en-IN", "<9:30 AM> to <6:00 PM>"],
  ["en-IN", "de <R$ 290–R$ 500> por mês"],
  ["en-IN", "<CHF 1'200,> <Rs. 1,50,000> <R 5 000>"],
  ["en-IN", "<R$\u00a0290> ou <1\u202f200,50\u00a0€>"],
  ["en-IN", "fra <kr 1 200,> eller <900 kr.> <(80 US$)>"],
  ["en-IN", "fone <+55 (51) 99876-5432>"],
  ["en-IN", "Ruf <0171 234 5678> an"],
  ["en-IN", "de <9 h à 18 h 30>"],
  ["en-IN", "von <7h30 bis 18 Uhr>"],
  ["en-IN", "<PTC 123456,> a register"],
  ["en-IN", "<9:00 am – 5:30 pm,> Sunday to Thursday"],
  ["en-IN", "الأحد إلى الخميس، <9:00 ص – 5:30 م>"],
  ["ar-EG", "من <180,000 ج.م.> أو <ر.س. ٤٬٥٠٠> بالشهر"],
  ["bg-BG", "от <1 200 лв.> на месец, <850 грн.>"],
  ["en-IN", "<०१२३ ४५६ ७८९०,> <+९१ ०१२३४ ५६७८९>"],
  ["en-IN", "9 am to 6 pm, 24 hours, 12 SEO tasks, 5 Arten, allerlei 20"],
  ["en-IN", "3 €5 coupons in 2010 20 people had"],
  ["en-IN", "No unit - and 120+ of them"],
  ["en-CA", "from <9:00 a.m.> on"],
  ["th-TH", "ราคา <6,500 บาท>ต่อเดือน <081-234-5678>ทุกวัน"],
  ["th-TH", "โรงแรม-ตลาด <9:00–18:00 น.> หรือ <18:30> ทั้งหมด"],
  ["pl-PL", "za <500 złotych> netto, <1 200 zł> brutto"],
])("in %s the units stay whole in %j", (locale, text) => {
  const pieces = text.replace(/[<>]/g, "").split(unitPattern(locale));
  const marked = pieces.map((piece, at) => (at % 2 ? `<${piece}>` : piece));
  expect(marked.join("")).toBe(text);
});
