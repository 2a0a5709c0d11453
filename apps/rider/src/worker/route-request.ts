/** How the worker answers a request; undefined leaves it to the browser. */
export type Answering = 'page' | 'file' | 'texts' | 'fresh'

/** Returns how a request of the app is answered. Calls always go to the service. */
export function routeRequest(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  origin: string,
): Answering | undefined {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== origin) return undefined
  const { pathname, searchParams } = address
  if (mode === 'navigate') return pathname.startsWith('/rider/') ? 'page' : undefined
  if (pathname.startsWith('/rider/assets/')) return 'file'
  if (pathname.startsWith('/texts/')) return searchParams.has('v') ? 'texts' : 'fresh'
  return pathname === '/config.json' ? 'fresh' : undefined
}
