/** Addresses to hand around. */

export function tableLink(code: string): string {
  return `${location.origin}/t/${code}`;
}

export function momentLink(code: string, point: number): string {
  return `${tableLink(code)}#${point}`;
}

export function seatLink(code: string, token: string): string {
  return `${tableLink(code)}#seat=${token}`;
}

/** An address that makes another device this guest's, and leads on to a table. */
export function myselfLink(recovery: string, code: string | null = null): string {
  return `${location.origin}/me#${recovery}${code ? `.${code}` : ""}`;
}

/** True if other devices cannot open this page by its address. */
export const onlyHere = (host = location.hostname): boolean => /^(localhost|127\.|\[::1\])/.test(host);

/** The code in what somebody pasted: a link, or the code itself. */
export function codeIn(text: string): string | null {
  const found = /(?:\/t\/|^\s*)([A-HJKMNP-Z2-9]{6,8})(?:[#?/\s]|$)/i.exec(text);
  return found?.[1]?.toUpperCase() ?? null;
}
