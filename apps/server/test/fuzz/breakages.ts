import fc, { type Arbitrary } from 'fast-check'

const deep = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels))
const LONG = 5000

/** Values that stand where another one is expected: wrong types, sizes, scripts, and what databases and parsers dislike. */
export const wrongValues: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  0,
  -1,
  1.5,
  -0.000_001,
  Number.MAX_SAFE_INTEGER,
  2 ** 53,
  1e308,
  '1e999',
  'NaN',
  'true',
  [],
  {},
  ['x'],
  { toString: 'x' },
  { constructor: { prototype: {} } },
  deep(40),
  Array.from({ length: 1000 }, () => 'x'),
  'x'.repeat(LONG),
  '💥'.repeat(LONG),
  'א'.repeat(LONG),
  'مرحبا بالعالم',
  '\u202Egnp.exe',
  '\uFEFF\u200B',
  '\uD800',
  'a\uDC00b',
  'a\u0000b',
  'a\r\nSet-Cookie: x=1',
  '../../etc/passwd',
  "'; drop table orders; --",
  '<script>alert(1)</script>',
  '9'.repeat(400),
  '2030-13-45T99:99:99Z',
  '-1',
  '99999999999999999999',
]

type Path = readonly (string | number)[]

/** Every place in a value, the value itself first. */
export function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path]
  const entries = Array.isArray(value) ? value.map((one, at) => [at, one] as const) : Object.entries(value)
  return [path, ...entries.flatMap(([name, one]) => placesIn(one, [...path, name]))]
}

/** A copy of the value with another one in a place; without the place where it is to be removed. */
export function changedAt(
  value: unknown,
  [name, ...rest]: Path,
  replaced: { readonly by: unknown } | null,
): unknown {
  if (name === undefined) return replaced?.by
  const copy: Record<string | number, unknown> | unknown[] = Array.isArray(value)
    ? [...value]
    : { ...(value as Record<string, unknown>) }
  const fields = copy as Record<string | number, unknown>
  if (rest.length === 0 && replaced === null) {
    delete fields[name]
    return Array.isArray(copy) ? copy.filter((_, at) => at !== name) : copy
  }
  fields[name] = changedAt(fields[name], rest, replaced)
  return copy
}

/** The value with one place broken, or with a field more. */
export const brokenOnce = (value: unknown): Arbitrary<unknown> => {
  const places = placesIn(value)
  const place = fc.constantFrom(...places)
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .tuple(place, fc.constantFrom(...wrongValues))
        .map(([at, by]) => changedAt(value, at, { by })),
    },
    { weight: 2, arbitrary: place.map((at) => changedAt(value, at, null)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...wrongValues).map((by) => changedAt(value, ['unheard_of'], { by })),
    },
  )
}
