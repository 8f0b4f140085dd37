/** Whether a host name or address means the machine itself, so that nothing travels over a network. */
export const isThisMachine = (host: string): boolean => /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
