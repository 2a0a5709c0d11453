import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../test.ts'
import { logInToConsole } from './support.ts'

const idOf = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`

test('a list of 500 rows draws the visible ones, and keeps order, columns and saved views', async ({
  page,
  context,
}) => {
  await context.route('**/api/ops/v1/riders?*', async (route) => {
    const answer = await (await route.fetch()).json()
    const [rider] = answer.result
    const result = Array.from({ length: 500 }, (_, at) => ({
      ...rider,
      id: idOf(at),
      name: `Rider ${at + 1}`,
    }))
    await route.fulfill({ json: { ...answer, result } })
  })
  await logInToConsole(page, { path: '/riders' })
  const table = page.getByRole('table', { name: 'Riders' })
  await expect(table).toHaveAttribute('aria-rowcount', '501')
  expect(await table.getByRole('row').count()).toBeLessThan(80)
  await expect(table.getByText('Rider 500', { exact: true })).toHaveCount(0)

  await table.getByRole('button', { name: 'Name' }).click()
  await table.getByRole('button', { name: 'Name' }).click()
  await expect(table.getByText('Rider 500', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Mobile number' }).click()
  await page.keyboard.press('Escape')
  await expect(table.getByRole('columnheader', { name: 'Mobile number' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByLabel('Name of the view').fill('Last first')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Last first', exact: true })).toBeVisible()
  await expectAccessible(page)

  await page.goto('/console/riders')
  await expect(table.getByText('Rider 1', { exact: true })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'Mobile number' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('button', { name: 'Last first', exact: true }).click()
  await expect(table.getByText('Rider 500', { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/sort=-name/u)

  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('button', { name: 'Open the list with Last first' }).click()
  await expect(
    page.getByRole('button', { name: 'Open the list with Last first', pressed: true }),
  ).toBeVisible()
  await expectAccessible(page)
  // The operator is shared by all tests.
  await page.getByRole('button', { name: 'Remove view Last first' }).click()
  await expect(page.getByRole('button', { name: 'Last first', exact: true })).toHaveCount(0)
})

test('saved views follow an operator to another browser, and those of this browser are taken over once', async ({
  page,
  browser,
}) => {
  await logInToConsole(page)
  const old = { views: [{ name: 'Waiting', search: { need: 'documents' }, hidden: ['phone'] }] }
  await page.evaluate(
    (value) => localStorage.setItem('beckon.console.list.partners', value),
    JSON.stringify(old),
  )
  await page.goto('/console/partners')
  await page.getByRole('button', { name: 'Views' }).click()
  await expect(page.getByRole('button', { name: 'Waiting', exact: true })).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('beckon.console.list.partners')))
    .toBe('{"views":[]}')

  const other = await (await browser.newContext({ locale: 'en' })).newPage()
  await logInToConsole(other, { path: '/partners' })
  await other.getByRole('button', { name: 'Views' }).click()
  await expect(other.getByRole('button', { name: 'Waiting', exact: true })).toBeVisible()
  await other.getByRole('button', { name: 'Open the list with Waiting' }).click()
  await expect(other.getByRole('button', { name: 'Open the list with Waiting', pressed: true })).toBeVisible()
  await other.goto('/console/partners')
  await expect(other).toHaveURL(/need=documents/u)
  await other.getByRole('button', { name: 'Views' }).click()
  await other.getByRole('button', { name: 'Remove view Waiting' }).click()
  await expect(other.getByRole('button', { name: 'Waiting', exact: true })).toHaveCount(0)
  await other.context().close()
})
