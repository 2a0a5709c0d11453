import fc, { type Arbitrary } from 'fast-check'
import type { z } from 'zod'

type StringDef = z.core.$ZodStringDef & { readonly format?: string; readonly pattern?: RegExp }

/** Texts of people in other scripts, of other directions, and of marks that a careless program takes as its own. */
const written = [
  'Mei Lin',
  'Szűcs Örs',
  'أحمد البغدادي',
  '王小明',
  'สมชาย ใจดี',
  'Ünal İpek',
  'O’Brien "Bo" & <Co>',
  "'; drop table orders; --",
  '{{7*7}} ${7*7} %s %n',
  '👩‍👩‍👧‍👦 e\u0301',
  '=HYPERLINK("x")',
  '+6591234567',
  '0',
  'null',
  'constructor',
]

const MOST_LETTERS = 40

/** Texts that a string of the contract accepts, by its checks. */
export function textOf(def: StringDef): Arbitrary<string> {
  const format = formatOf(def)
  if (format) return format
  const { least, most } = lengthsOf(def)
  const fits = written.filter(({ length }) => length >= least && length <= most)
  const typed = fc.string({
    unit: 'grapheme',
    minLength: Math.min(least, most),
    maxLength: Math.max(least, Math.min(most, MOST_LETTERS)),
  })
  return fits.length === 0 ? typed : fc.oneof(fc.constantFrom(...fits), typed)
}

function formatOf(def: StringDef): Arbitrary<string> | undefined {
  const pattern = patternOf(def)
  switch (def.format) {
    case 'uuid':
      return fc.uuid({ version: 4 })
    case 'email':
      return fc.nat(9999).map((value) => `fuzz-${value}@shop.test`)
    case 'url':
      return fc.webUrl({ validSchemes: ['https'] })
    case 'datetime':
      return fc
        .date({
          min: new Date('2020-01-01T00:00:00Z'),
          max: new Date('2040-01-01T00:00:00Z'),
          noInvalidDate: true,
        })
        .map((date) => date.toISOString())
    case 'date':
      return fc
        .date({
          min: new Date('2000-01-01T00:00:00Z'),
          max: new Date('2060-01-01T00:00:00Z'),
          noInvalidDate: true,
        })
        .map((date) => date.toISOString().slice(0, 10))
    case undefined:
    default:
      return pattern && matching(pattern)
  }
}

/** Some patterns name classes of letters that cannot be generated from. */
function matching(pattern: RegExp): Arbitrary<string> | undefined {
  try {
    return fc.stringMatching(pattern)
  } catch {
    return undefined
  }
}

const checksOf = ({ checks = [] }: StringDef) =>
  checks.map((check) => (check as unknown as z.core.$ZodChecks)._zod.def)

function patternOf(def: StringDef): RegExp | undefined {
  for (const check of checksOf(def)) {
    if (check.check === 'string_format' && check.format === 'regex' && check.pattern) return check.pattern
  }
  return undefined
}

function lengthsOf(def: StringDef): { least: number; most: number } {
  let [least, most] = [0, MOST_LETTERS]
  for (const check of checksOf(def)) {
    if (check.check === 'min_length') least = Math.max(least, check.minimum)
    else if (check.check === 'max_length') most = check.maximum
    else if (check.check === 'length_equals') [least, most] = [check.length, check.length]
  }
  return { least, most }
}
