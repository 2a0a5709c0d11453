/** Stands for a new zone in the address of its page; no id of a zone begins with a hyphen. */
export const NEW_ZONE = '-'

const LONGEST = 32

/** Returns an id for a new zone from its name, as far as that has Latin letters; none that is taken. */
export function newZoneId(name: string, taken: readonly string[]): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
  const base =
    letters
      .replace(/^-+|-+$/gu, '')
      .slice(0, LONGEST)
      .replace(/-+$/u, '') || 'zone'
  if (!taken.includes(base)) return base
  for (let number = 2; ; number += 1) {
    if (!taken.includes(`${base}-${number}`)) return `${base}-${number}`
  }
}
