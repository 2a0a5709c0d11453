/**
 * The policy of a page in browsers with trusted types. Everything that becomes markup or a program passes here: style
 * sheets of the component library, the attribution of the map, and workers of our own host. Import it before all else.
 */

/** Links of the map's attribution. */
const attributionLink = /(<a href="https:\/\/[^"<>]*"(?: (?:target|rel)="[\w -]*")*>|<\/a>)/u

/** Text without tags, such as a style sheet, and links; any other tag becomes text. */
export function trustedMarkup(text: string): string {
  if (!text.includes('<')) return text
  // The split keeps the links at the odd places.
  return text
    .split(attributionLink)
    .map((part, at) => (at % 2 === 1 ? part : part.replaceAll('<', '&lt;')))
    .join('')
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
