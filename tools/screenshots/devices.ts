import { type CountryCode, countryCodes, deployments, type LocaleTag } from '@beckon/domain/country'
import { localesWithCatalogue } from '@beckon/texts'

export interface Language {
  readonly locale: LocaleTag
  readonly country: CountryCode
  /** Written with what is built, so that every screen state is looked at in it. */
  readonly isWhole: boolean
}

const whole: readonly Language[] = [
  { locale: 'en', country: 'SG', isWhole: true },
  { locale: 'ar', country: 'AE', isWhole: true },
  { locale: 'hu', country: 'HU', isWhole: true },
]

/** Where a language is spoken: where it comes first, if anywhere. */
const countryOf = (locale: LocaleTag): CountryCode | undefined =>
  countryCodes.find((country) => deployments[country].defaultLanguage === locale) ??
  countryCodes.find((country) => deployments[country].languages.includes(locale))

const languages: readonly Language[] = [
  ...whole,
  ...localesWithCatalogue.flatMap((locale) => {
    const country = countryOf(locale)
    const isKnown = whole.some((one) => one.locale === locale)
    return isKnown || !country ? [] : [{ locale, country, isWhole: false }]
  }),
]

const widths = [
  { name: '390', viewport: { width: 390, height: 844 }, isMobile: true },
  { name: '1280', viewport: { width: 1280, height: 800 }, isMobile: false },
] as const

/** One person before one screen. */
export interface Device {
  readonly language: Language
  readonly width: (typeof widths)[number]
  readonly scheme: 'light' | 'dark'
  readonly suffix: string
}

export const devices: readonly Device[] = languages.flatMap((language) =>
  widths.flatMap((width) =>
    (['light', 'dark'] as const)
      .filter((scheme) => scheme === 'light' || language.locale === 'en')
      .map((scheme) => {
        const dark = scheme === 'dark' ? '-dark' : ''
        return { language, width, scheme, suffix: `${language.locale}-${width.name}${dark}` }
      }),
  ),
)
