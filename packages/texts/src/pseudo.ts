import type { Catalogue } from './text-key.ts'

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  O: 'Ó',
}

/**
 * English twice as long, with words of the same length and with accents, to test a layout: a layout that breaks under it breaks
 * in a language too, and a text without accents is hard-coded. Placeholders stay.
 */
export function pseudoText(text: string): string {
  const marked = text.replace(/\{[^}]*\}|[aeiouAEO]/gu, (found) => accents[found] ?? found)
  const words = text.replace(/\{[^}]*\}/gu, '').trim()
  return /\p{L}/u.test(words) ? `[${marked} ${words.replace(/\S/gu, '·')}]` : text
}

export const pseudoCatalogue = (texts: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)]))
