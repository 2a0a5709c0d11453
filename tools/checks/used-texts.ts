/** A key in the code: words with dots between them. */
const named = /[a-zA-Z][\w-]*(?:\.[\w-]+)+/gu
/** A key with a part known at run time only: a template in the code, not one of a type. */
const composed = /`([a-z][\w-]*(?:\.[\w-]*)*[.-])\$\{(?!string|number|[A-Z])[^}]*\}([\w.-]*)`/gu

/** Returns a predicate for keys that the sources use: by name, or by a template that can produce them. */
export function usedKeys(sources: readonly string[]): (key: string) => boolean {
  const names = new Set(sources.flatMap((source) => source.match(named) ?? []))
  const parts = sources.flatMap((source) =>
    [...source.matchAll(composed)].map(([, before = '', after = '']) => ({ before, after })),
  )
  return (key) => names.has(key) || parts.some((part) => isPutTogether(key, part))
}

function isPutTogether(key: string, { before, after }: { before: string; after: string }): boolean {
  if (!key.startsWith(before) || !key.endsWith(after) || key.length <= before.length + after.length)
    return false
  return !key.slice(before.length, key.length - after.length).includes('.')
}
