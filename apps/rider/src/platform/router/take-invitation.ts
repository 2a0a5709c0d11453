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

/** Calls `take` for an invitation that is opened while the app is: then only the fragment of the address changes. */
export function onInvitation(take: (token: string) => void): void {
  window.addEventListener('hashchange', () => {
    const token = takeInvitation()
    if (token !== undefined) take(token)
  })
}
