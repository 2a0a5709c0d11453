/** Where the app is served. */
export const BASE = '/rider/'

/** Pages without parameters. */
const plainPages = [
  'ready',
  'account',
  'queue',
  'earnings',
  'history',
  'documents',
  'kept',
  'strikes',
] as const
/** Pages of one order, below its job. */
const orderPages = ['talk', 'trouble', 'problem'] as const

/** A page of the app. */
export type Route =
  | { readonly page: 'work' }
  | { readonly page: (typeof plainPages)[number] }
  | { readonly page: 'job' | (typeof orderPages)[number]; readonly orderId: string }

/** Returns the page of a path; undefined for a path without one. */
export function routeOf(pathname: string): Route | undefined {
  const [page = '', id, part, ...rest] = pathname.slice(BASE.length).replace(/\/$/u, '').split('/')
  if (rest.length > 0) return undefined
  if (page === 'job' && id) return orderPage(decoded(id), part)
  if (id !== undefined) return undefined
  if (page === '') return { page: 'work' }
  const plain = plainPages.find((one) => one === page)
  return plain && { page: plain }
}

function orderPage(orderId: string, part: string | undefined): Route | undefined {
  if (part === undefined) return { page: 'job', orderId }
  const page = orderPages.find((one) => one === part)
  return page && { page, orderId }
}

/** Returns the path of a page. */
export function pathOf(route: Route): string {
  if (route.page === 'work') return BASE
  if (!('orderId' in route)) return BASE + route.page
  const job = `${BASE}job/${encodeURIComponent(route.orderId)}`
  return route.page === 'job' ? job : `${job}/${route.page}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
