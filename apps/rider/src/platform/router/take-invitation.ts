const NAME = 'invitation'

/** Reads the token of an invitation from the address and removes it there at once: addresses are shared and stored. */
export function takeInvitation(): string | undefined {
  const hash = new URLSearchParams(location.hash.slice(1))
  const token = hash.get(NAME)
  if (token === null) return undefined
  hash.delete(NAME)
  const rest = hash.toString()
  history.replaceState(null, '', `${location.pathname}${location.search}${rest ? `#${rest}` : ''}`)
  return token === '' ? undefined : token
}
