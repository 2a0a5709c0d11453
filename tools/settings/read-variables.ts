const member = /process\.env(?:\??\.\[|\[|\??\.)['"]?([A-Za-z_]\w*)/gu
const destructured = /\{([^{}]*)\}\s*=\s*process\.env\b/gu

/** Names of the environment variables that a source reads from `process.env`. */
export function variablesRead(source: string): string[] {
  const members = [...source.matchAll(member)].map(([, name = '']) => name)
  const taken = [...source.matchAll(destructured)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(/[:=]/u)[0]?.trim() ?? ''),
  )
  return [...members, ...taken].filter((name) => name !== '')
}
