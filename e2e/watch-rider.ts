import type { Page } from '@playwright/test'

/**
 * Records each position of the rider on the map from now on; the returned function gives their number. A
 * rider may move faster than a test polls.
 */
export async function watchRider(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const places = new Set<string>()
    const look = () => {
      const rider = document.querySelector('[data-marker="rider"]')
      const isSeen = rider !== null && rider.getBoundingClientRect().width > 0
      if (isSeen) places.add(rider.getAttribute('style') ?? '')
      document.documentElement.dataset['riderPlaces'] = String(places.size)
    }
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['style'],
    })
    look()
  })
  return async () => Number(await page.locator('html').getAttribute('data-rider-places'))
}
