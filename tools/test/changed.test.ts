import { existsSync, readdirSync } from 'node:fs'
import { sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { endToEndAreas } from './areas.ts'
import { endToEndFilesFor, planFor } from './changed.ts'
import { endToEnd, format, lint, unit } from './suites.ts'

describe('the end-to-end files that a change can touch', () => {
  it.each([
    ['apps/web/src/screens/history/Screen.tsx', ['every-screen.test.ts', 'history.test.ts']],
    ['apps/server/src/capabilities/ordering/vouchers/store.ts', ['console/shops.test.ts', 'voucher.test.ts']],
    ['e2e/guest.test.ts', ['guest.test.ts']],
    ['tools/screenshots/screen-states.ts', ['every-screen.test.ts']],
    ['tools/screenshots/rider/rider-states.ts', ['rider-app.test.ts', 'rider-screens.test.ts']],
    ['apps/server/src/capabilities/ordering/bulk/bulk.test.ts', []],
    ['apps/web/src/platform/live/live.machine.ts', 'all'],
    ['apps/server/src/capabilities/ordering/orders/store.ts', 'all'],
    ['packages/contract/src/errors.ts', 'all'],
    ['deploy/haproxy.cfg', []],
    ['e2e/support.ts', 'all'],
    ['package-lock.json', 'all'],
  ] as const)('%s', (file, expected) => {
    expect(endToEndFilesFor(file)).toEqual(expected)
  })

  it('are all listed with their areas, and each area is a folder', () => {
    const files = readdirSync('e2e', { recursive: true, encoding: 'utf8' })
      .map((name) => name.replaceAll(sep, '/'))
      .filter((name) => name.endsWith('.test.ts'))
    expect(Object.keys(endToEndAreas).toSorted()).toEqual(files.toSorted())
    const capabilities = 'apps/server/src/capabilities'
    const parents = [
      'apps/web/src/screens',
      'apps/web/src/features',
      'apps/console/src/screens',
      ...readdirSync(capabilities).map((group) => `${capabilities}/${group}`),
      'packages/domain/src',
    ]
    const unknown = Object.values(endToEndAreas)
      .flat()
      .filter((area) => !parents.some((parent) => existsSync(`${parent}/${area}`)))
    expect(unknown).toEqual([])
  })
})

describe('the suites that a change runs', () => {
  it('are only the format check for a document', () => {
    const plan = planFor(['docs/architecture.md'])
    expect([format, lint, unit, endToEnd].map((suite) => plan(suite)?.name)).toEqual([
      'format',
      undefined,
      undefined,
      undefined,
    ])
  })

  it('are the unit tests that import the file, and those that start the program it belongs to', () => {
    const planned = planFor(['apps/server/src/main.ts'])(unit)
    expect(planned?.args.slice(0, 2)).toEqual(['related', '--run'])
    expect(planned?.args).toContain('apps/server/src/main.ts')
    expect(planned?.args).toContain('apps/server/test/kill.test.ts')
  })

  it.each([
    ['deploy/haproxy.cfg', ['tools/image/deploy.test.ts', 'apps/server/test/faults/faults.test.ts']],
    ['deploy/beckon@.service', ['tools/image/deploy.test.ts', 'apps/server/test/faults/faults.test.ts']],
    ['demo/fleet/main.ts', ['apps/server/test/faults/faults.test.ts']],
  ])('are the tests that start hosts for %s', (file, tests) => {
    expect(planFor([file])(unit)?.args).toEqual(expect.arrayContaining(tests))
  })

  it('are all unit tests for a changed installation', () => {
    expect(planFor(['package-lock.json'])(unit)).toBe(unit)
  })
})
