import { brands, type Deployment, type LocaleTag } from '@beckon/domain/country'
import { locales } from '@beckon/texts'
import type { Translate } from '@beckon/texts/translate'
import { riderIcons } from './rider-icons.ts'
import { visible } from './render-index-html.ts'

/** The web app manifest of the app of riders, in the brand and the language of the request. */
export function riderManifest({ brand }: Deployment, locale: LocaleTag, t: Translate) {
  const { name, shades, filled } = brands[brand]
  return {
    id: '/rider/',
    name: visible(t('rider.app-name', { brand: name })),
    short_name: name,
    lang: locale,
    dir: locales[locale].direction,
    start_url: '/rider/',
    scope: '/rider/',
    display: 'standalone',
    orientation: 'portrait',
    theme_color: shades[filled.light],
    background_color: '#fbfcfd',
    categories: ['business', 'navigation'],
    icons: riderIcons.map(({ file, size, purpose }) => ({
      src: `/rider/${file}`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  }
}
