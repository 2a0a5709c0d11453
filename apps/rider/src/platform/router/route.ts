/** Where the app is served. */
export const BASE = '/rider/'

/** Pages without parameters. */
const plainPages = ['ready', 'account', 'queue', 'earnings', 'history', 'documents'] as const

/** A page of the app. */
export type Route =
  | { readonly page: 'work' }
  | { readonly page: (typeof plainPages)[number] }
  | { readonly page: 'job'; readonly orderId: string }

/** Returns the page of a path; undefined for a path without one. */
export function routeOf(pathname: string): Route | undefined {
  const [page = '', id, ...rest] = pathname.slice(BASE.length).replace(/\/$/u, '').split('/')
  if (rest.length > 0) return undefined
  if (page === 'job' && id) return { page, orderId: decoded(id) }
  if (id !== undefined) return undefined
  if (page === '') return { page: 'work' }
  const plain = plainPages.find((one) => one === page)
  return plain && { page: plain }
}

/** Returns the path of a page. */
export function pathOf(route: Route): string {
  if (route.page === 'work') return BASE
  if (route.page === 'job') return `${BASE}job/${encodeURIComponent(route.orderId)}`
  return BASE + route.page
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
