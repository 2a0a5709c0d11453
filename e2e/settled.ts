import { expect, type Page, type Request } from '@playwright/test'

/**
 * Requests of a page that are not answered yet. Tiles of a map and live connections do not count, nor does the script of
 * a map's worker: a map that is removed while it loads ends the worker, and no end of the request is reported.
 */
export function watchRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>()
  const counts = (request: Request) =>
    request.resourceType() !== 'websocket' && !/\/tiles\/|-worker-[^/]*\.mjs/u.test(request.url())
  page.on('request', (request) => counts(request) && open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  // A page that is left reports no end of its requests.
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return
    for (const request of open) if (!request.isNavigationRequest()) open.delete(request)
  })
  return open
}

/** Waits until nothing is being fetched and what was fetched is drawn. */
export async function untilSettled(page: Page, requests: ReadonlySet<Request>): Promise<void> {
  await expect
    .poll(
      async () => {
        if (requests.size > 0) return [...requests].map((request) => request.url())
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
        )
        return [...requests].map((request) => request.url())
      },
      { intervals: [20, 50, 100] },
    )
    .toEqual([])
}
