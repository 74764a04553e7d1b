/** Writes the text of an element where it stands: a translator may have put it into elements of its own. */
export function replaceText(element: Element, text: string): void {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  (texts.nextNode() ?? element).textContent = text;
}
