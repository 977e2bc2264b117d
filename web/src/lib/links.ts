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

/** The code in what somebody pasted: a link, or the code itself. */
export function codeIn(text: string): string | null {
  const found = /(?:\/t\/|^\s*)([A-HJKMNP-Z2-9]{6,8})(?:[#?/\s]|$)/i.exec(text);
  return found?.[1]?.toUpperCase() ?? null;
}
