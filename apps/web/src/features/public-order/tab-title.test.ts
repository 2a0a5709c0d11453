import { catalogues } from '@beckon/texts/catalogues'
import { expect, it } from 'vitest'
import { createPublicPage } from '../../platform/light/index.ts'
import { tabTitle } from './tab-title.ts'

const config = {
  country: 'AE',
  country_name: 'United Arab Emirates',
  brand: 'karwan',
  currency: 'AED',
  languages: ['ar', 'en'],
  default_language: 'ar',
  text_versions: { ar: 'one' },
  timezone: 'Asia/Dubai',
  map: {
    centre: { latitude: 25, longitude: 55 },
    style_url: null,
    basemap_url: null,
    attribution: '',
    invented: false,
    packs: [],
  },
} as const
const titleIn = (locale: 'en' | 'ar') =>
  tabTitle(
    'Your parcel',
    createPublicPage({ config: { ...config, languages: ['ar', 'en'] }, locale, texts: catalogues[locale] }),
  )

it.each([
  ['en', /^Your parcel · \S+ United Arab Emirates$/u],
  ['ar', /^Your parcel · \S+ الإمارات العربية المتحدة$/u],
] as const)('names the country in the title of a public page in %s', (locale, title) => {
  expect(titleIn(locale)).toMatch(title)
})
