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

const smallPhone = { name: '360', viewport: { width: 360, height: 740 }, isMobile: true } as const
const phone = { name: '390', viewport: { width: 390, height: 844 }, isMobile: true } as const
const desktop = { name: '1280', viewport: { width: 1280, height: 800 }, isMobile: false } as const

const schemes = ['light', 'dark'] as const

/** One person before one screen. */
export interface Device {
  readonly app: 'portal' | 'rider'
  readonly language: Language
  readonly width: typeof smallPhone | typeof phone | typeof desktop
  readonly scheme: (typeof schemes)[number]
  readonly suffix: string
}

function device({ language, width, scheme, app }: Omit<Device, 'suffix'>): Device {
  const dark = scheme === 'dark' ? '-dark' : ''
  return { app, language, width, scheme, suffix: `${language.locale}-${width.name}${dark}` }
}

const ofPortal = languages.flatMap((language) =>
  [phone, desktop].flatMap((width) =>
    schemes
      .filter((scheme) => scheme === 'light' || language.locale === 'en')
      .map((scheme) => device({ app: 'portal', language, width, scheme })),
  ),
)

/** Riders work at night too, and read from both sides. */
const ofRiders = languages
  .filter(({ locale }) => locale === 'en' || locale === 'ar')
  .flatMap((language) =>
    [smallPhone, phone].flatMap((width) =>
      schemes.map((scheme) => device({ app: 'rider', language, width, scheme })),
    ),
  )

export const devices: readonly Device[] = [...ofPortal, ...ofRiders]
