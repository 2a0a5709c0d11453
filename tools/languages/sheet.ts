import type { LocaleTag } from '@beckon/domain/country'
import { coverageOf } from '@beckon/texts/coverage'
import { catalogues, hasCatalogue } from '@beckon/texts/catalogues'
import { englishAreas, englishOf } from './english-areas.ts'

/** Returns the missing texts: a number, the key and the English text in each line, by area. */
export async function sheetFor(tag: LocaleTag): Promise<string> {
  const missing = new Set(hasCatalogue(tag) ? coverageOf(tag).missing : Object.keys(catalogues.en))
  let number = 0
  const lines = (await englishAreas()).flatMap(({ file, keys }) => {
    const open = keys.filter((key) => missing.has(key) || missing.has(`${key}_other`))
    return open.length === 0
      ? []
      : [`# ${file}`, ...open.map((key) => `${(number += 1)}\t${key}\t${englishOf(key)}`)]
  })
  return `${lines.join('\n')}\n`
}

/** The key of each number of a sheet. */
export function keysOfSheet(sheet: string): Map<string, string> {
  const rows = sheet.split('\n').map((line) => line.split('\t'))
  return new Map(
    rows.flatMap(([number, key]) => (number !== undefined && key !== undefined ? [[number, key]] : [])),
  )
}
