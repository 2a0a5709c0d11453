import { html } from '../../../platform/http/answers/html.ts'

/** Public pages with the same content for all visitors. */
const pages = ['/', '/register', '/connect', '/termsandconditions', '/prohibiteditems-c2c'] as const

/** Search engines must not index rehearsal deployments; of the real one only public pages. */
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
