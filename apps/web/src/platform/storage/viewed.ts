/**
 * A tab in which an operator views the page of a shop or of a customer. Its values are apart from those of the browser: the
 * operator may have a session of the portal there, which stays as it is.
 */
const KEY = 'beckon.view'
/** Begins the keys of everything that such a tab stores. */
export const VIEW_PREFIX = 'beckon.view.'

let known: string | undefined
let isRead = false

/** The token of the view in this tab; undefined in any other tab. It stays known until the page is loaded again. */
export function viewToken(): string | undefined {
  if (!isRead) {
    known = quietly(() => window.sessionStorage.getItem(KEY)) ?? undefined
    isRead = true
  }
  return known
}

/** Stores the token for this tab only. */
export function storeViewToken(token: string): void {
  known = token
  isRead = true
  quietly(() => window.sessionStorage.setItem(KEY, token))
}

/** Removes the token and everything that the view has stored; the page goes on as one of a view until it is loaded again. */
export function clearView(): void {
  quietly(() => {
    const area = window.sessionStorage
    for (const key of Object.keys(area)) if (key === KEY || key.startsWith(VIEW_PREFIX)) area.removeItem(key)
  })
}

function quietly<T>(use: () => T): T | undefined {
  try {
    return use()
  } catch {
    // A browser may forbid storage; the view then ends with the page.
    return undefined
  }
}
