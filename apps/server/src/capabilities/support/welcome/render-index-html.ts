import { brandIcon, brands, type Deployment, type LocaleTag } from '@beckon/domain/country'
import { locales, regionName } from '@beckon/texts'
import type { Translate } from '@beckon/texts/translate'
import { html } from '../../../platform/http/answers/html.ts'

/** Isolates around values in a sentence (U+2066 to U+2069); link previews would count or show them. */
const invisible = /[\u2066-\u2069]/gu
export const visible = (text: string): string => text.replace(invisible, '')

/** "Duna Futár Hungary", in the language of the page. */
export function siteName({ brand, country, name }: Deployment, locale: LocaleTag, t: Translate): string {
  const shown = regionName(locale, country) ?? name
  return visible(t('app.title', { brand: brands[brand].name, country: shown }))
}

/**
 * Renders the built page in the language and the brand of the request: the content before any script runs,
 * and the message for a failed load.
 */
export function renderIndexHtml(
  page: string,
  deployment: Deployment,
  locale: LocaleTag,
  t: Translate,
): string {
  const icon = `data:image/svg+xml,${encodeURIComponent(brandIcon(brands[deployment.brand]))}`
  const unloaded = html`<template data-unloaded data-failed="${t('app.load-failed')}" data-reload="${t('action.reload')}" data-trying="${visible(t('app.still-loading', { retry: '{retry}', of: '{of}' }))}"></template>`
  const deps: readonly (readonly [RegExp, string])[] = [
    [/<html lang="en" dir="ltr">/u, `<html lang="${locale}" dir="${locales[locale].direction}">`],
    [/<title>[^<]*<\/title>/u, html`<title>${siteName(deployment, locale, t)}</title>`.text],
    [/href="data:,"/u, `href="${icon}"`],
    [/<noscript>[^<]*<\/noscript>/u, html`<noscript>${t('app.needs-script')}</noscript>${unloaded}`.text],
  ]
  return deps.reduce((dressing, [place, words]) => dressing.replace(place, () => words), page)
}
