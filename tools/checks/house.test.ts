import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { bannedPrimitives, bans } from './banned-primitives.ts'
import { comparedCountries } from './country-codes.ts'
import { limits, oversized } from './sizes.ts'
import { parseSource, readSource } from './syntax.ts'

/** What git tracks or would track, so that a new file is held to the rules before it is committed. */
const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((path) => /\.tsx?$/u.test(path) && !path.endsWith('.d.ts') && existsSync(path))

const isTable = (path: string) =>
  /\/(catalogues|vocabulary|migrations)\/|\/(deployments|parameters|same-as-english)[^/]*\.ts$|\.test\.tsx?$/u.test(
    path,
  )

describe('the sources', () => {
  it('keeps every primitive in its one home', () => {
    expect(sources.flatMap((path) => bannedPrimitives(readSource(path)))).toEqual([])
  })

  it('compares a country code only in the records of countries', () => {
    expect(sources.flatMap((path) => comparedCountries(readSource(path)))).toEqual([])
  })

  it('keeps files and functions short; tables and tests may be long', () => {
    expect(sources.filter((path) => !isTable(path)).flatMap((path) => oversized(readSource(path)))).toEqual(
      [],
    )
  })
})

describe('a failing fixture is found', () => {
  const breaches: Record<string, string> = {
    fetch: 'await fetch("/x")',
    WebSocket: 'new WebSocket("/live")',
    localStorage: 'window.localStorage.getItem("a")',
    sessionStorage: 'sessionStorage.clear()',
    setTimeout: 'setTimeout(() => 1, 5)',
    setInterval: 'globalThis.setInterval(() => 1, 5)',
    'Date.now': 'const a = Date.now()',
    'new Date()': 'const a = new Date()',
    'Math.random': 'const a = Math.random()',
    'process.env': 'const a = process.env.HOME',
    'maplibre-gl': 'import { Map } from "maplibre-gl"',
  }

  it.each(bans.map((ban) => ban.name))('%s outside its home', (name) => {
    const breach = parseSource('apps/web/src/screens/x/Screen.tsx', `\n${breaches[name]}`)
    expect(bannedPrimitives(breach)).toEqual([expect.stringContaining(`Screen.tsx:2 ${name} has one home`)])
  })

  it('and what looks like one but is not, is left alone', () => {
    const fine = 'const a = new Date(5); client.fetch(); import type { Map } from "maplibre-gl"'
    expect(bannedPrimitives(parseSource('apps/web/src/screens/x/Screen.tsx', fine))).toEqual([])
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

  it('a file, a function and a component that grew too long', () => {
    const body = (lines: number) => '  x()\n'.repeat(lines)
    const grown = (text: string) => oversized(parseSource('apps/web/src/a.tsx', text))
    expect(grown(body(limits.file + 1))).toHaveLength(1)
    expect(grown(`function a() {\n${body(limits.function)}}`)).toEqual([
      expect.stringContaining('a has 52 lines'),
    ])
    expect(grown(`const a = () => {\n${body(limits.function)}}`)).toHaveLength(1)
    expect(grown(`export function A() {\n${body(limits.function)}}`)).toEqual([])
    expect(grown(`export function A() {\n${body(limits.component)}}`)).toHaveLength(1)
  })
})
