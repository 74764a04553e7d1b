/** Whether a host, as a URL or a Host header names it, is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  return /^(((.+\.)?localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?|::1)$/i.test(
    host,
  );
}

/** Whether a host name is reserved for examples, tests or this machine, so that no site and no mail can be there. */
export function isReservedHost(hostname: string): boolean {
  const isTest = /(^|\.)(test|invalid|example)$/i.test(hostname);
  return isLoopback(hostname) || isTest || isExampleHost(hostname);
}

/** Whether a host name is one that examples in texts use, and an owner may have copied. */
export function isExampleHost(hostname: string): boolean {
  return /(^|\.)example\.(com|net|org)$/i.test(hostname);
}
