import { expectAccessible } from '../accessible.ts'
import { expect, test } from '../test.ts'
import { logInToConsole } from './support.ts'

const COUNTRY = 'Norway'
const REASON = 'as our shops say'

test('an editor corrects a text, sees it on the page before, is refused without a placeholder, and undoes it', async ({
  page,
  request,
}) => {
  const mark = Date.now().toString(36).slice(-4)
  const shown = async (key: string) =>
    (await (await request.get('/texts/en.json', { headers: { 'x-country': 'NO' } })).json())[key]
  await logInToConsole(page, { path: '/texts?locale=en&words=landing.title', country: COUNTRY })
  await page
    .getByRole('row', { name: /landing\.title/u })
    .getByRole('link')
    .click()
  const field = page.getByRole('textbox', { name: 'Text', exact: true })
  const before = await field.inputValue()
  const text = `Riders for Norway ${mark}`
  await field.fill(text)
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(text)
  await expect(page.getByText('Outlined in 1 place')).toBeVisible()
  expect(await shown('landing.title')).toBe(before)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save text' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(REASON)
  await dialog.getByRole('button', { name: 'Save text' }).click()
  await expect(page.getByText('Present')).toBeVisible()
  expect(await shown('landing.title')).toBe(text)

  await page.getByRole('button', { name: 'Return to built-in text' }).click()
  await dialog.getByLabel('Reason').fill(REASON)
  await dialog.getByRole('button', { name: 'Return to built-in text' }).click()
  await expect(field).toHaveValue(before)
  await page
    .getByRole('button', { name: /^Restore version/u })
    .first()
    .click()
  await dialog.getByLabel('Reason').fill(REASON)
  await dialog.getByRole('button', { name: /^Restore version/u }).click()
  await expect(field).toHaveValue(text)

  await page.goto('/console/texts/en~branch~id')
  await field.fill('Number')
  await expect(page.getByText('Missing: {id}')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save text' })).toBeDisabled()
})

test('an editor writes terms, sees them on their page, and publishes them for users to accept', async ({
  page,
  request,
}) => {
  await logInToConsole(page, { path: '/texts?tab=terms', country: COUNTRY })
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Write a new version' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Draft')
  const lead = `Mellom deg og oss ${Date.now().toString(36)}.`
  await page.getByLabel('Introduction').fill(lead)
  await expect(page.frameLocator('iframe').getByText(lead)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  // Each run is later than the last one.
  const days = 2 + Math.floor((Date.now() / 60_000) % 360)
  const version = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Counts from (UTC)').fill(version)
  await dialog.getByLabel('Reason').fill('new fees')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Announced')
  await expect(page.getByText(lead)).toBeVisible()
  const terms = await request.get('/api/terms/v1/terms', {
    headers: { 'x-country': 'NO', 'accept-language': 'nb' },
  })
  expect((await terms.json()).result).toMatchObject({ version, text: { lead } })
})

test('an editor tries a logo on the page, shows it, and returns to the built-in one', async ({
  page,
  request,
}) => {
  const pictures = async () =>
    (await (await request.get('/config.json', { headers: { 'x-country': 'NO' } })).json()).pictures
  await logInToConsole(page, { path: '/texts?tab=pictures', country: COUNTRY })
  const logo = page.getByRole('region', { name: 'Logo on light' })
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 192, height: 96 } })
  const file = { name: 'logo.png', mimeType: 'image/png' }
  const upload = async (buffer: Buffer) => {
    const chooser = page.waitForEvent('filechooser')
    await logo.getByRole('button', { name: 'Choose a picture' }).click()
    await (await chooser).setFiles({ ...file, buffer })
  }
  await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(logo.getByRole('alert')).toContainText('not a JPEG, PNG or WebP')
  await upload(picture)
  await expect(logo.getByText('Not shown to anybody yet')).toBeVisible()
  await expect(page.frameLocator('iframe').locator('header img').first()).toBeVisible()
  expect(await pictures()).toEqual({})
  await expectAccessible(page)
  const dialog = page.getByRole('dialog')
  await logo.getByRole('button', { name: 'Show this picture' }).click()
  await dialog.getByLabel('Reason').fill('new brand')
  await dialog.getByRole('button', { name: 'Show this picture' }).click()
  await expect(logo.getByText('Present')).toBeVisible()
  expect(await pictures()).toMatchObject({ logo: { width: 192, height: 96 } })
  await logo.getByRole('button', { name: 'Return to built-in picture' }).click()
  await dialog.getByLabel('Reason').fill('old brand')
  await dialog.getByRole('button', { name: 'Return to built-in picture' }).click()
  await expect.poll(pictures).toEqual({})
})
