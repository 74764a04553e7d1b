/** Whether a link leads to an anchor of this page. Campaign parameters in the current URL do not make it another page. */
export function leadsHere(link: HTMLAnchorElement): boolean {
  const { pathname, search, hash } = link;
  return (
    hash !== "" &&
    link.origin === origin &&
    pathname === location.pathname &&
    (search === "" || search === location.search)
  );
}
