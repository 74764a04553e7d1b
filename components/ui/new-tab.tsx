/** Tells screen reader users what the arrow tells other visitors: the link opens a new tab. */
export function NewTab({ children }: { children: string }) {
  return <span className="visually-hidden"> {children}</span>;
}
