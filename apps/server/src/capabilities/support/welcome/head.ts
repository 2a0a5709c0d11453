import { brands, type Deployment, type LocaleTag, type Tariff } from '@beckon/domain/country'
import { createFormatters } from '@beckon/texts'
import type { Translate } from '@beckon/texts/translate'
import { html } from '../../../platform/http/answers/html.ts'
import { siteName, visible } from './render-index-html.ts'

export interface HeadFacts {
  readonly deployment: Deployment
  readonly locale: LocaleTag
  readonly tariff: Tariff
  /** Scheme, host and port of the request. */
  readonly origin: string
}

/** Renders the metadata for search engines and link previews: the browser renders the rest of the page. */
export function headOf({ deployment, locale, tariff, origin }: HeadFacts, t: Translate): string {
  const format = createFormatters({ locale, ...deployment })
  const brand = brands[deployment.brand].name
  const title = `${t('landing.title')} · ${siteName(deployment, locale, t)}`
  const text = visible(t('landing.share', { base: format.amount(tariff.base) }))
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

/** The page with the head of this country put in. */
export const withHead = (page: string, head: string): string =>
  page.replace(/<title>[^<]*<\/title>/u, () => head)
