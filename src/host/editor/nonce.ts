const BYTES = 16;

/** 128 random bits in hexadecimal, for one page's content security policy. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
