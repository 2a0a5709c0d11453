import { expectAccessible } from '../accessible.ts'
import { openShop, signIn } from '../support.ts'
import { expect, test } from '../test.ts'
import { logInToConsole } from './support.ts'

const COUNTRY = 'Taiwan'
/** One white pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=',
  'base64',
)

test('a shop writes, an operator takes the conversation, answers from a prepared answer and closes it', async ({
  page,
  browser,
  request,
}) => {
  const mark = Date.now().toString(36)
  const question = `Where is my rider ${mark}?`
  const shop = await openShop(request, 'TW')
  const portal = await (await browser.newContext()).newPage()
  await portal.addInitScript(() => localStorage.setItem('beckon.locale', '"en"'))
  await signIn(portal, shop, { country: 'TW' })
  await portal.getByRole('button', { name: 'Help', exact: true }).click()
  const help = portal.frameLocator('iframe[title="Help centre"]')
  await help.getByRole('tab', { name: 'Contact support' }).click()
  await help.getByRole('button', { name: 'Contact support' }).click()
  await help.getByLabel('Your message').fill(question)
  await help.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(help.getByText('Waiting for a reply')).toBeVisible()

  await logInToConsole(page, { path: '/help?tab=templates', country: COUNTRY })
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add prepared answer' }).first().click()
  await dialog.getByLabel('Title').fill(`On the way ${mark}`)
  await dialog.getByLabel('English').fill(`Your rider is on the way ${mark}.`)
  await page.getByLabel('Reason').fill('asked every day')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('row', { name: new RegExp(`On the way ${mark}`, 'u') })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('tab', { name: 'Conversations' }).click()
  const row = page.getByRole('row', { name: new RegExp(mark, 'u') })
  await expect(row).toContainText('Waiting')
  await expectAccessible(page)
  await row.getByRole('link').click()
  await expect(page.getByRole('log')).toContainText(question)
  await page.getByRole('button', { name: 'Take', exact: true }).click()
  await expect(page.getByRole('complementary')).toContainText('Demo Operator')
  await expect(page.getByRole('complementary').getByRole('link').first()).toHaveAttribute(
    'href',
    /\/shops\//u,
  )
  await page.getByRole('combobox', { name: 'Use prepared answer' }).click()
  await page.getByRole('option', { name: `On the way ${mark}` }).click()
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue(`Your rider is on the way ${mark}.`)
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'plan.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByRole('button', { name: 'Remove plan.png' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByRole('log')).toContainText(`Your rider is on the way ${mark}.`)
  await expect(page.getByRole('log').getByRole('button', { name: 'plan.png' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Answered')

  await expect(help.getByText(`Your rider is on the way ${mark}.`).first()).toBeVisible({ timeout: 20_000 })
  await expect(help.getByRole('button', { name: 'plan.png' })).toBeVisible()
  await page.getByRole('button', { name: 'Close conversation' }).click()
  await page.getByLabel('Reason').fill('the rider has arrived')
  await dialog.getByRole('button', { name: 'Close conversation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Closed')
  await page.goto('/console/help?filter=closed')
  await expect(page.getByRole('row', { name: new RegExp(mark, 'u') })).toContainText('Demo Operator')
  await portal.context().close()
})
