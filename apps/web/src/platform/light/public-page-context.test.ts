import { expect, it } from 'vitest'
import { createPublicPage } from './public-page-context.ts'

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
const texts = { 'track.eta': '{from} – {to}', 'track.title': 'Your parcel' }
const pageIn = (locale: 'en' | 'ar') =>
  createPublicPage({ config: { ...config, languages: ['ar', 'en'] }, locale, texts })

it('fills the names in a text', () =>
  expect(pageIn('en').t('track.eta', { from: '9:00', to: '{to}' })).toBe('9:00 – {to}'))

it('keeps each value in its own order where one reads from right to left', () => {
  expect(pageIn('ar').t('track.eta', { from: '9:00', to: '9:30' })).toBe(
    '\u20689:00\u2069 – \u20689:30\u2069',
  )
  expect(pageIn('ar').direction).toBe('rtl')
})

it('a missing text is shown as its key', () => expect(pageIn('en').t('track.order')).toBe('track.order'))

it('times are in the zone of the country', () =>
  expect(pageIn('en').format.time(1_800_000_000)).toMatch(/12:00/))
