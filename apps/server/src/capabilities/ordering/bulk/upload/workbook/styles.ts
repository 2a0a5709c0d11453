import type { Archive } from './archive.ts'
import { Unreadable } from './workbook-error.ts'
import { limits } from './limits.ts'
import { readXml } from './read-xml.ts'

/** The effect of a style on a number: a date, a time, leading zeros, a plus, or none. */
export type NumberStyle =
  | { readonly kind: 'date' | 'time' | 'moment' }
  | { readonly kind: 'digits'; readonly count: number; readonly before: string }
  | { readonly kind: 'plain' }

const plain: NumberStyle = { kind: 'plain' }

/** The styles of a workbook by their number, as cells name them. */
export async function readStyles(archive: Archive, part: string | undefined): Promise<NumberStyle[]> {
  const bytes = part === undefined ? undefined : await archive.open(part, limits.smallPartBytes)
  if (!bytes) return []
  const formats = new Map<string, NumberStyle>()
  const styles: NumberStyle[] = []
  let isInside = false
  await readXml(bytes, {
    open(name, attributes) {
      if (name === 'cellXfs') isInside = true
      if (name === 'numFmt' && attributes['numFmtId'] !== undefined) {
        formats.set(attributes['numFmtId'], styleOf(attributes['formatCode'] ?? ''))
      }
      if (name === 'xf' && isInside) {
        if (styles.length >= limits.styles) throw new Unreadable('too-big-inside')
        const id = attributes['numFmtId'] ?? '0'
        styles.push(formats.get(id) ?? builtIn(Number(id)))
      }
    },
    close(name) {
      if (name === 'cellXfs') isInside = false
    },
  })
  return styles
}

/** Formats with reserved numbers; those from 27 on are dates in East Asia. */
function builtIn(id: number): NumberStyle {
  if (id === 22) return { kind: 'moment' }
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47) || id === 32 || id === 33) return { kind: 'time' }
  const isDate = (id >= 14 && id <= 17) || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)
  return isDate ? { kind: 'date' } : plain
}

/** Only the first section, of positive numbers, is used. Quoted text and colours are skipped. */
export function styleOf(code: string): NumberStyle {
  if (code.length > 255) return plain
  const [section = ''] = code.split(';')
  const digits = /^(?:"?\\?(\+)"?)?((?:[#0][- ()\\"]*)+)$/u.exec(section)
  if (digits) {
    const zeros = (digits[2] ?? '').replace(/[^0]/gu, '').length
    const before = digits[1] ?? ''
    return zeros > 1 || before !== '' ? { kind: 'digits', count: zeros, before } : plain
  }
  const bare = section
    .replace(/"[^"]*"|\\.|_.|\*./gu, '')
    .replace(/\[(?:h+|m+|s+)\]/giu, 'h')
    .replace(/\[[^\]]*\]/gu, '')
    .toLowerCase()
  if (/general|@|e[+-]/u.test(bare)) return plain
  // In East Asia eras and years have letters of their own.
  const hasDay = /[ydgeb]|m{3}/u.test(bare) || (/m/u.test(bare) && !/[hs]/u.test(bare))
  const hasTime = /[hs]/u.test(bare)
  if (hasDay && hasTime) return { kind: 'moment' }
  return hasDay ? { kind: 'date' } : hasTime ? { kind: 'time' } : plain
}
