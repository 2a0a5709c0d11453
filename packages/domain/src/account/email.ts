/** Whether it looks like an e-mail address; only a message that arrives shows that it is one. */
export const looksLikeEmail = (text: string): boolean =>
  text.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/u.test(text.trim())
