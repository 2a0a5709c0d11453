import { expectAccessible } from './accessible.ts'
import { expect, test } from './test.ts'

const widths = [320, 390, 1280]
const pages = ['', '/guide', '/webhooks', '/calls/orders', '/errors', '/events', '/objects']

for (const width of widths) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the pages for developers fit ${width} px and are accessible in ${colorScheme} colours`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.emulateMedia({ colorScheme })
      const refused: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') refused.push(message.text())
      })
      for (const path of pages) {
        await page.goto(`/developers${path}`)
        await expect(page.getByRole('searchbox')).toBeVisible()
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow, path).toBeLessThanOrEqual(0)
        await expectAccessible(page)
      }
      expect(refused).toEqual([])
    })
  }
}

test('a developer finds a code by its name and opens it by keyboard', async ({ page }) => {
  await page.goto('/developers/guide')
  await page.keyboard.press('/')
  await page.keyboard.type('idempotency.conflict')
  await expect(page.getByRole('status')).toHaveText('1 found')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/developers\/errors#idempotency\.conflict$/u)
  await expect(page.getByRole('heading', { name: 'idempotency.conflict' })).toBeInViewport()
})

test('a developer copies the command of a call', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/developers/calls/quotes')
  await page.getByRole('button', { name: 'Copy curl' }).first().click()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^curl "\$BECKON_URL\/api\/v1\/quotes"/u)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a developer reads the pages and follows their links', async ({ page }) => {
    await page.goto('/developers')
    await page.getByRole('link', { name: 'Guide' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Guide' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
    await expect(page.getByText('curl "$BECKON_URL/api/v1/quotes"').first()).toBeVisible()
  })
})
