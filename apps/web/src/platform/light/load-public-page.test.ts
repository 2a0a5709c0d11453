// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { localeStore } from '../texts/locale-store.ts'
import { loadPublicPage } from './load-public-page.ts'

const config = {
  country: 'MY',
  country_name: 'Malaysia',
  brand: 'karwan',
  currency: 'MYR',
  languages: ['ms', 'en', 'zh-MY'],
  default_language: 'ms',
  text_versions: {},
  timezone: 'Asia/Kuala_Lumpur',
  map: { attribution: '' },
}
vi.mock('../client/request-json.ts', () => ({
  requestJson: async (path: string) => ({
    ok: true,
    body: path === '/config.json' ? config : { 'track.title': path },
  }),
  fieldOf: (body: Record<string, unknown>, name: string) => body[name],
}))

beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal('navigator', { languages: ['en-GB'] })
})

const localeFor = async (requested: string | null) => (await loadPublicPage(requested))?.locale

it.each<[string | null, string | undefined, string]>([
  [null, undefined, 'en'],
  [null, 'zh-MY', 'zh-MY'],
  // A language that the deployment no longer offers becomes English.
  [null, 'hu', 'en'],
  ['ms', 'zh-MY', 'ms'],
  ['hu', 'zh-MY', 'zh-MY'],
])('starts a light page, asked for in %s and saved in %s, in %s', async (requested, saved, locale) => {
  if (saved !== undefined) localeStore().write(saved)
  expect(await localeFor(requested)).toBe(locale)
})

it('starts a light page in the language of the browser where what was saved is no language', async () => {
  localStorage.setItem('beckon.locale', '{"cut')
  expect(await localeFor(null)).toBe('en')
})
