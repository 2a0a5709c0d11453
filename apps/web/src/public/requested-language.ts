const NAME = 'language'

/** The language that the address names: so a link can bring it, and a choice survives a reload. */
export const requestedLanguage = (): string | null => new URLSearchParams(location.search).get(NAME)

export function requestLanguage(tag: string): void {
  const address = new URL(location.href)
  address.searchParams.set(NAME, tag)
  history.replaceState(null, '', address)
}
