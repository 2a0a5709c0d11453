/** A link of an email: an invitation, or a new password. */
export interface MailLink {
  readonly kind: 'invitation' | 'reset'
  readonly token: string
}

const kinds = ['invitation', 'reset'] as const

/** Reads the token of a link from the address and removes it there at once: addresses are shared and stored. */
export function takeLink(): MailLink | undefined {
  const hash = new URLSearchParams(location.hash.slice(1))
  const kind = kinds.find((one) => hash.get(one))
  const token = kind && hash.get(kind)
  if (!kind || !token) return undefined
  history.replaceState(null, '', location.pathname + location.search)
  return { kind, token }
}
