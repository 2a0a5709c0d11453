import type { BrowserContext } from '@playwright/test'

/**
 * Gives the pages of a context a map without streets. Streets drawn in software take three seconds of processor per map;
 * markers, areas and ways are drawn all the same. Tests tagged @map see the real one.
 */
export const usePlainMap = (context: BrowserContext): Promise<unknown> => context.addInitScript(serveStyle)

/** Runs in the page. */
function serveStyle(): void {
  const STYLE = '/plain-map.json'
  const land = { id: 'land', type: 'background', paint: { 'background-color': '#e8e4dc' } }
  // Without a source the map starts no worker.
  const style = { version: 8, sources: {}, layers: [land] }
  const real = window.fetch
  const pathOf = (input: RequestInfo | URL) =>
    new URL(input instanceof Request ? input.url : String(input), location.href).pathname
  window.fetch = async (input, init) => {
    const path = pathOf(input)
    if (path === STYLE) return Response.json(style)
    const response = await real(input, init)
    if (path !== '/config.json' || !response.ok) return response
    const config: { map: object } = await response.json()
    // The portal reads the time of the service from the headers.
    const headers = new Headers(response.headers)
    headers.delete('content-length')
    headers.delete('content-encoding')
    return Response.json({ ...config, map: { ...config.map, style_url: STYLE } }, { headers })
  }
}
