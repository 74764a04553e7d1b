/** Whether a host name, as a URL or a Host header spells it, is reached from this machine only. */
export function isLoopback(hostname: string): boolean {
  return /^((.+\.)?localhost|127(\.\d{1,3}){3}|::1|\[::1\])$/i.test(hostname);
}
