import type { TextKey } from '@beckon/texts'
import type { Setup } from '../screen-state.ts'

/** First digits of a mobile number. */
const prefixes: Partial<Record<Setup['country'], string>> = { AE: '+97150', TH: '+6681' }
export const prefixOf = ({ country }: Setup): string => prefixes[country] ?? '+658'

/** Opens a page of the app, and waits for its heading. */
export async function openPage({ page, say }: Setup, path: string, title: TextKey): Promise<void> {
  await page.goto(`/rider/${path}`)
  await titled({ page, say }, title)
}

/** Opens a page as a link of the app does, which then fetches the work: loading the app again takes longer. */
export async function follow({ page, say }: Setup, path: string, title: TextKey): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    for (const name of ['popstate', 'online']) dispatchEvent(new Event(name))
  }, `/rider/${path}`)
  await titled({ page, say }, title)
}

/** Waits for the heading of a page. */
export const titled = ({ page, say }: Pick<Setup, 'page' | 'say'>, title: TextKey): Promise<void> =>
  page.getByRole('heading', { level: 1, name: say(title) }).waitFor()

/** Waits for a text. */
export const shown = ({ page, say }: Setup, key: TextKey) => page.getByText(say(key)).first().waitFor()

/** An operator invites a rider, whose phone this page is from then on. */
export async function logIn(setup: Setup): Promise<void> {
  const { page } = setup
  const number = String(Math.floor(Math.random() * 9_000_000) + 1_000_000)
  const link = await page.evaluate(
    async ([path, options]) =>
      ((await (await fetch(path, options)).json()) as { result: { link: string } }).result.link,
    [
      '/api/ops/v1/riders',
      {
        method: 'POST',
        headers: { authorization: 'Operator Demo-Operator-1234!', 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'Ana Rider',
          phone_number: prefixOf(setup) + number,
          vehicle: 'scooter',
          reason: 'For a picture',
        }),
      },
    ] as const,
  )
  await page.goto(link)
  await page.getByRole('navigation').waitFor()
}

/** Confirms a step as a keyboard does. */
export async function confirm({ page, say }: Setup, key: TextKey): Promise<void> {
  const slide = page.getByRole('button', { name: say(key) }).last()
  await slide.focus()
  await page.keyboard.press('Enter')
}
