import { html } from '../../../platform/http/answers/html.ts'

/** Open to everybody and the same for everybody. */
const pages = ['/', '/register', '/connect', '/termsandconditions', '/prohibiteditems-c2c'] as const

/** Rehearsals are not to be found; of the real one only what is for everybody. */
export const robotsText = (origin: string, isFound: boolean): string =>
  isFound
    ? ['User-agent: *', 'Disallow: /api/', 'Disallow: /tracking', 'Disallow: /delivery-receipt', ''].join(
        '\n',
      ) + `Sitemap: ${origin}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n'

export const siteMap = (origin: string): string =>
  html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${pages.map(
    (page) => html`<url><loc>${origin + page}</loc></url>`,
  )}</urlset>
`.text
