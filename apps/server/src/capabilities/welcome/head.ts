import { brands, type Deployment, type LocaleTag, type Tariff } from '@beckon/domain/country'
import { createFormatters, intlLocale, locales } from '@beckon/texts'
import type { Speak } from '@beckon/texts/speak'
import { html } from '../../platform/http/html.ts'

export interface HeadFacts {
  readonly deployment: Deployment
  readonly locale: LocaleTag
  readonly tariff: Tariff
  /** Scheme, host and port that the page was asked for. */
  readonly origin: string
}

/** Invisible signs that keep values apart in a sentence; whoever previews a link would count or show them. */
const invisible = /[\u2066-\u2069]/gu

/** What search engines and previews of a link read: the rest of the page is drawn by the browser. */
export function headOf({ deployment, locale, tariff, origin }: HeadFacts, t: Speak): string {
  const format = createFormatters({ locale, ...deployment })
  const brand = brands[deployment.brand].name
  const country =
    new Intl.DisplayNames([intlLocale(locale)], { type: 'region' }).of(deployment.country) ?? deployment.name
  const title = `${t('landing.title')} · ${t('app.title', { brand, country })}`.replace(invisible, '')
  const text = t('landing.share', { base: format.amount(tariff.base) }).replace(invisible, '')
  return html`<title>${title}</title>
    <meta name="description" content="${text}" />
    <link rel="canonical" href="${origin}/" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${brand}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${text}" />
    <meta property="og:url" content="${origin}/" />
    <meta property="og:locale" content="${locale.replace('-', '_')}" />
    <meta property="og:image" content="${origin}/share.png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta name="twitter:card" content="summary_large_image" />`.text
}

/** The page as it was built, with the head of this country put in. */
export const withHead = (page: string, locale: LocaleTag, head: string): string =>
  page
    .replace('<html lang="en" dir="ltr">', `<html lang="${locale}" dir="${locales[locale].direction}">`)
    .replace(/<title>[^<]*<\/title>/u, () => head)
