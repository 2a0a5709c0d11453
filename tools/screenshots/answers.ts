import type { APIResponse, Route } from '@playwright/test'
import type { Setup } from './screen-state.ts'

/** Mocks a response for the screenshot of a rare state. */
export async function answer({ page }: Setup, path: string, json: unknown, status = 200): Promise<void> {
  await page.route(path, (route) => route.fulfill({ status, json }))
}

/** Modifies a response of the service. */
export async function change(
  setup: Setup,
  path: string,
  how: (said: StubbedAnswer) => unknown,
): Promise<void> {
  await setup.page.route(path, async (route) => {
    const response = await fetched(setup, route)
    await route.fulfill({ response, json: how((await response.json()) as StubbedAnswer) })
  })
}

/** Requests from outside the browser, because only browsers resolve names below localhost. */
export function fetched({ country }: Setup, route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url())
  url.hostname = '127.0.0.1'
  return route.fetch({ url: url.href, headers: { ...route.request().headers(), 'x-country': country } })
}

/** An answer, as far as a picture changes it. */
export interface StubbedAnswer {
  readonly result?: Readonly<Record<string, unknown>>
  readonly data?: readonly Readonly<Record<string, unknown>>[]
  readonly [name: string]: unknown
}

/** A failure as the service writes it down. */
export const failure = (code: string, key: string, meta: object = {}) => ({
  errors: [{ code, message: code, meta: { translation_key: key, ...meta } }],
  request_id: 'picture',
})

export const purgeAnswers = ({ page }: Setup): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' })

/** A setting of the country, as an operator may have set it. */
export const setting = (setup: Setup, name: string, text: string): Promise<void> =>
  answer(setup, `**/get-country-parameter/${name}`, { result: text })

/** A flag of the country, for this page alone. */
export const answerFlag = (setup: Setup, key: string, value: boolean): Promise<void> =>
  change(setup, '**/ofrep/v1/evaluate/flags', (said) => ({
    ...said,
    flags: (said['flags'] as readonly { readonly key: string }[]).map((flag) =>
      flag.key === key ? { ...flag, value } : flag,
    ),
  }))
