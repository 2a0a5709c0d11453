import type { FastifyRequest } from 'fastify'

const tag = /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/

/** `?language`, else the best of Accept-Language that the deployment has, else its default. */
export function languageOf(request: FastifyRequest): string {
  const requested = queryLanguage(request.query)
  if (requested) return requested
  const { languages, defaultLanguage } = request.deployment
  return bestLanguage(request.headers['accept-language'], [...languages, 'en']) ?? defaultLanguage
}

function queryLanguage(query: unknown): string | undefined {
  if (typeof query !== 'object' || query === null || !('language' in query)) return undefined
  return typeof query.language === 'string' && tag.test(query.language) ? query.language : undefined
}

/** The supported language that the header likes best: the same tag first, then the same first part. */
export function bestLanguage(header: string | undefined, supported: readonly string[]): string | undefined {
  for (const wanted of preferences(header ?? '')) {
    const primary = wanted.split('-')[0]
    const found =
      supported.find((one) => one.toLowerCase() === wanted) ??
      supported.find((one) => one.toLowerCase().split('-')[0] === primary)
    if (found) return found
  }
  return undefined
}

function preferences(header: string): string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [name = '', ...rest] = part.trim().split(';')
      const quality = rest.find((one) => one.trim().startsWith('q='))?.split('=')[1]
      return { name: name.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ name, quality }) => tag.test(name) && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ name }) => name)
}
