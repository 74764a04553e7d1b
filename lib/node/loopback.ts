/** Whether a host name from a URL or a Host header is reachable from this machine only. */
export function isLoopback(hostname: string): boolean {
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(hostname);
}
