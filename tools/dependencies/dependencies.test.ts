import { describe, expect, it } from 'vitest'
import { billOfMaterials } from './bill-of-materials.ts'
import { isAllowed, isBelow, reviewAge, violationsIn } from './check-dependencies.ts'
import { conditionalLicences, installScripts, knownFaults } from './policy.ts'
import { committedLockfile, readLockfile } from './read-lockfile.ts'

const HASH = `sha512-${Buffer.alloc(64, 7).toString('base64')}`
const good = { version: '1.2.3', license: 'MIT', integrity: HASH }

const lockfileOf = (packages: object, dependencies: object = {}) =>
  readLockfile(
    JSON.stringify({
      name: 'shop',
      version: '1.0.0',
      lockfileVersion: 3,
      packages: { '': { name: 'shop', dependencies }, ...packages },
    }),
  )

it('the committed lockfile has only packages that the policy allows', () => {
  expect(violationsIn(committedLockfile())).toEqual([])
})

describe('a lockfile is refused for', () => {
  it.each([
    [
      'a licence that is not allowed',
      { ...good, license: 'GPL-3.0-only' },
      'one@1.2.3 has the licence GPL-3.0-only',
    ],
    [
      'a licence with conditions of another package',
      { ...good, license: 'MPL-2.0' },
      'one@1.2.3 has the licence MPL-2.0',
    ],
    ['no licence', { version: '1.2.3', integrity: HASH }, 'one@1.2.3 names no licence'],
    ['a weak hash', { ...good, integrity: 'sha1-x' }, 'one@1.2.3 has no SHA-512 of its content'],
    [
      'an origin that is not the registry',
      { ...good, resolved: 'git+ssh://git@example.test/one.git' },
      'one@1.2.3 comes from git+ssh://git@example.test/one.git',
    ],
    ['a script', { ...good, hasInstallScript: true }, 'one@1.2.3 runs a script when it is installed'],
    ['a deprecated package', { ...good, deprecated: 'use two' }, 'one@1.2.3 is deprecated: use two'],
  ])('%s', (_what, entry, violation) => {
    expect(violationsIn(lockfileOf({ 'node_modules/one': entry }))).toEqual([violation])
  })

  it('a version with a known fault, and not for the one that mends it', () => {
    const faults = [{ name: 'one', id: 'CVE-0', fixedIn: '1.2.4', what: 'it leaks' }]
    const of = (version: string) =>
      violationsIn(lockfileOf({ 'node_modules/one': { ...good, version } }), faults)
    expect(of('1.2.3')).toEqual(['one@1.2.3 has CVE-0 (it leaks); fixed in 1.2.4'])
    expect(of('1.2.4-beta.1')).toHaveLength(1)
    expect([of('1.2.4'), of('1.10.0')]).toEqual([[], []])
  })

  it('a range instead of a version', () => {
    expect(violationsIn(lockfileOf({}, { one: '^1.2.3' }))).toEqual([
      'shop asks for one ^1.2.3; name one version',
    ])
  })
})

it.each([
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND GPL-3.0-only', false],
  ['Apache-2.0 AND MIT', true],
])('the expression %s is allowed: %s', (expression, allowed) => {
  expect(isAllowed(expression, 'one')).toBe(allowed)
})

it('compares versions by their numbers', () => {
  expect([isBelow('2.9.9', '2.10.0'), isBelow('10.0.0', '9.9.9'), isBelow('1.0.0', '1.0.0')]).toEqual([
    true,
    false,
    false,
  ])
})

it('the policy has no exception that no package needs', () => {
  const { packages } = committedLockfile()
  const names = new Set(packages.map(({ name }) => name))
  expect(Object.keys(installScripts).filter((name) => !names.has(name))).toEqual([])
  const unused = Object.entries(conditionalLicences).filter(
    ([licence, { packages: allowed }]) =>
      !packages.some(({ name, license = '' }) => allowed.test(name) && license.includes(licence)),
  )
  expect(unused).toEqual([])
})

it('each known fault is of a package that is used', () => {
  const names = new Set(committedLockfile().packages.map(({ name }) => name))
  expect(knownFaults.map(({ name }) => name).filter((name) => !names.has(name))).toEqual([])
})

it('a review is due after a quarter of a year', () => {
  expect(reviewAge(new Date('2026-03-31T00:00:00Z'), '2026-01-01')).toEqual({ days: 89, isDue: false })
  expect(reviewAge(new Date('2026-05-01T00:00:00Z'), '2026-01-01').isDue).toBe(true)
  expect(reviewAge(new Date('2026-05-01T00:00:00Z'), undefined)).toEqual({ days: undefined, isDue: true })
})

describe('the bill of materials', () => {
  it('names every package once, with its licence and its hash', () => {
    const lockfile = committedLockfile()
    const bill = billOfMaterials(lockfile) as {
      components: { purl: string; licenses: object[]; hashes: object[] }[]
    }
    const unique = new Set(lockfile.packages.map(({ name, version }) => `${name}@${version}`))
    expect(bill.components).toHaveLength(unique.size)
    expect(new Set(bill.components.map(({ purl }) => purl)).size).toBe(unique.size)
    expect(bill.components.filter(({ licenses, hashes }) => !licenses.length || !hashes.length)).toEqual([])
  })

  it('refers only to what it names, and finds a nested package before one above', () => {
    const lockfile = lockfileOf(
      {
        'node_modules/one': { ...good, dependencies: { two: '*' } },
        'node_modules/one/node_modules/two': { ...good, version: '2.0.0' },
        'node_modules/two': { ...good, version: '1.0.0' },
      },
      { one: '1.2.3', two: '1.0.0' },
    )
    expect(billOfMaterials(lockfile)).toMatchObject({
      dependencies: [
        { ref: 'shop@1.0.0', dependsOn: ['one@1.2.3', 'two@1.0.0'] },
        { ref: 'one@1.2.3', dependsOn: ['two@2.0.0'] },
        { ref: 'two@1.0.0', dependsOn: [] },
        { ref: 'two@2.0.0', dependsOn: [] },
      ],
    })
  })

  it('is the same for the same lockfile', () => {
    expect(billOfMaterials(committedLockfile())).toEqual(billOfMaterials(committedLockfile()))
  })
})
