import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { clockReads } from './clock-reads.ts'
import { comparedCountries } from './country-codes.ts'
import { limits, oversized } from './sizes.ts'
import { parseSource, readSource } from './syntax.ts'

/** Tracked files and new ones, so that a file is checked before it is committed. */
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/u.test(path) && !path.endsWith('.d.ts') && existsSync(path))

const isTable = (path: string) =>
  /\/(catalogues|vocabulary|migrations)\/|\/(deployments|parameters|same-as-english)[^/]*\.ts$|\.test\.tsx?$/u.test(
    path,
  )

describe('the sources', () => {
  it('read the time only through the clock of the platform', () => {
    expect(sources.flatMap((path) => clockReads(readSource(path)))).toEqual([])
  })

  it('compare a country code only in the records of countries', () => {
    expect(sources.flatMap((path) => comparedCountries(readSource(path)))).toEqual([])
  })

  it('have short functions; tables and tests may have long ones', () => {
    expect(sources.filter((path) => !isTable(path)).flatMap((path) => oversized(readSource(path)))).toEqual(
      [],
    )
  })
})

describe('a failing fixture is found', () => {
  it.each(['const a = new Date()', 'const a = new globalThis.Date()'])('%s outside of a clock', (text) => {
    const breach = (path: string) => clockReads(parseSource(path, `\n${text}`))
    expect(breach('apps/web/src/screens/x/Screen.tsx')).toEqual([
      'apps/web/src/screens/x/Screen.tsx:2 reads the time; use the clock of the platform',
    ])
    expect(breach('apps/web/src/platform/clock/system-clock.ts')).toEqual([])
  })

  it('`new Date(value)` is allowed', () => {
    expect(clockReads(parseSource('apps/web/src/screens/x/Screen.tsx', 'const a = new Date(5)'))).toEqual([])
  })

  it.each([
    "if (country === 'TW') pay()",
    "const isLarge = 'DE' !== country",
    "switch (country) { case 'SG': ask() }",
    "const early = ['PH', 'JP'].includes(country)",
  ])('a country code that is compared outside its record: %s', (text) => {
    const breach = (path: string) => comparedCountries(parseSource(path, `\n${text}`))
    expect(breach('apps/web/src/screens/x/Screen.tsx')).toEqual([
      expect.stringMatching(/Screen\.tsx:2 knows [A-Z]{2}; use a field/u),
    ])
    expect(breach('packages/domain/src/country/records/europe.ts')).toEqual([])
    expect(breach('apps/web/src/screens/x/Screen.test.tsx')).toEqual([])
  })

  it('and a text that is no country code is left alone', () => {
    const fine = "const a = type === 'PV' || ['PV', 'NPV'].includes(type) || { SG: 1 }"
    expect(comparedCountries(parseSource('apps/web/src/screens/x/Screen.tsx', fine))).toEqual([])
  })

  it('a function and a component that grew too long', () => {
    const body = (lines: number) => '  x()\n'.repeat(lines)
    const grown = (text: string) => oversized(parseSource('apps/web/src/a.tsx', text))
    expect(grown(`function a() {\n${body(limits.function)}}`)).toEqual([
      expect.stringContaining('a has 52 lines'),
    ])
    expect(grown(`const a = () => {\n${body(limits.function)}}`)).toHaveLength(1)
    expect(grown(`export function A() {\n${body(limits.function)}}`)).toEqual([])
    expect(grown(`export function A() {\n${body(limits.component)}}`)).toHaveLength(1)
  })
})
