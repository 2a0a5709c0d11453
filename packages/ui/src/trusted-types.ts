/**
 * The policy of a page in browsers with trusted types. Everything that becomes markup or a program passes here: style
 * sheets of the component library, the attribution of the map, and workers of our own host. Import it before all else.
 */

/** Links of the map's attribution; any other markup is refused. */
const attributionLink = /<a href="https:\/\/[^"<>]*"(?: (?:target|rel)="[\w -]*")*>|<\/a>/gu

/** Text without tags, such as a style sheet, and links. */
export function trustedMarkup(text: string): string {
  if (text.replaceAll(attributionLink, '').includes('<')) throw new TypeError('markup that no page makes')
  return text
}

/** A file of our own host, or a worker that a page has made of one. */
export function trustedScript(url: string, origin: string = location.origin): string {
  const { protocol, origin: of } = new URL(url, origin)
  if (of !== origin || !['http:', 'https:', 'blob:'].includes(protocol)) {
    throw new TypeError('a program of another host')
  }
  return url
}

interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: { createHTML(text: string): string; createScriptURL(url: string): string },
  ): unknown
}

/** Not all browsers have them. */
const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes }
trustedTypes?.createPolicy('default', {
  createHTML: (text) => trustedMarkup(text),
  createScriptURL: (url) => trustedScript(url),
})
