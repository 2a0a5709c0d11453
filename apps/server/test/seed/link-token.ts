/** The token behind the # of a link: `t` of the customer's, `s` of the shop's own receipt. */
export const tokenOf = (url: string, name: 't' | 's' = 't'): string =>
  new URLSearchParams(new URL(url).hash.slice(1)).get(name) ?? ''

/** Headers that present the token of a link; none for an empty token. */
export const byLink = (token: string): Record<string, string> =>
  token === '' ? {} : { authorization: `Link ${token}` }
