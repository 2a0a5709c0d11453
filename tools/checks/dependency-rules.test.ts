import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser'
import { afterEach, describe, expect, it } from 'vitest'
import rules from '../../.dependency-cruiser.mjs'

let root = ''
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Names of the rules that a repository of these files breaks. */
async function breaches(files: Record<string, string>): Promise<string[]> {
  root = mkdtempSync(join(tmpdir(), 'beckon-dependency-rules-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  const options = {
    ...rules.options,
    ruleSet: { forbidden: rules.forbidden },
    validate: true,
    baseDir: root,
  }
  const { output } = await cruise(Object.keys(files), options as ICruiseOptions)
  return (output as ICruiseResult).summary.violations.map((violation) => violation.rule.name)
}

const empty = 'export const a = 1\n'
const imports = (path: string) => `import { a } from '${path}'\nexport const b = a\n`

describe('each forbidden import is found', () => {
  it.each([
    ['domain-imports-only', 'packages/domain/src/a.ts', 'packages/contract/src/b.ts'],
    ['contract-imports-only', 'packages/contract/src/a.ts', 'packages/texts/src/b.ts'],
    ['texts-imports-only', 'packages/texts/src/a.ts', 'apps/web/src/b.ts'],
    ['streets-imports-only', 'packages/streets/src/a.ts', 'packages/contract/src/b.ts'],
    ['server-imports-only', 'apps/server/src/a.ts', 'apps/web/src/b.ts'],
    ['web-imports-only', 'apps/web/src/a.ts', 'apps/server/src/b.ts'],
    ['rider-imports-only', 'apps/rider/src/a.ts', 'apps/web/src/b.ts'],
    ['rider-imports-only', 'apps/rider/src/a.ts', 'apps/server/src/b.ts'],
    ['web-imports-only', 'apps/web/src/a.ts', 'apps/rider/src/b.ts'],
    ['console-imports-only', 'apps/console/src/a.ts', 'apps/web/src/b.ts'],
    [
      'no-screen-imports-a-screen',
      'apps/console/src/screens/board/a.ts',
      'apps/console/src/screens/riders/b.ts',
    ],
    ['ui-imports-only', 'packages/ui/src/a.ts', 'packages/texts/src/b.ts'],
    ['no-screen-imports-a-screen', 'apps/rider/src/screens/duty/a.ts', 'apps/rider/src/screens/offer/b.ts'],
    ['features-do-not-import-screens', 'apps/rider/src/features/x/a.ts', 'apps/rider/src/screens/duty/b.ts'],
    ['web-platform-knows-no-feature', 'apps/rider/src/platform/a.ts', 'apps/rider/src/features/x/b.ts'],
    ['connectors-import-only-the-sdk', 'connectors/web-shop/a.ts', 'packages/contract/src/b.ts'],
    ['connectors-are-apart', 'connectors/web-shop/a.ts', 'connectors/watched-folder/b.ts'],
    ['server-imports-only', 'apps/server/src/a.ts', 'connectors/shared/b.ts'],
    ['gateway-imports-only', 'apps/gateway/src/a.ts', 'packages/contract/src/b.ts'],
    ['server-imports-only', 'apps/server/src/a.ts', 'apps/gateway/src/b.ts'],
    ['server-imports-only', 'apps/server/src/a.ts', 'demo/seed/b.ts'],
    [
      'capability-by-its-index',
      'apps/server/src/capabilities/ordering/orders/a.ts',
      'apps/server/src/capabilities/parties/vendors/store.ts',
    ],
    [
      'ordering-uses-no-later-group',
      'apps/server/src/capabilities/ordering/orders/a.ts',
      'apps/server/src/capabilities/money/cash/index.ts',
    ],
    [
      'capability-in-a-known-group',
      'apps/server/src/app.ts',
      'apps/server/src/capabilities/other/orders/index.ts',
    ],
    [
      'platform-knows-no-capability',
      'apps/server/src/platform/a.ts',
      'apps/server/src/capabilities/ordering/orders/index.ts',
    ],
    ['no-screen-imports-a-screen', 'apps/web/src/screens/history/a.ts', 'apps/web/src/screens/landing/b.ts'],
    ['features-do-not-import-screens', 'apps/web/src/features/x/a.ts', 'apps/web/src/screens/landing/b.ts'],
    ['web-platform-knows-no-feature', 'apps/web/src/platform/a.ts', 'apps/web/src/features/x/b.ts'],
  ])('%s', async (rule, from, to) => {
    const up = '../'.repeat(from.split('/').length - 1)
    expect(await breaches({ [from]: imports(`${up}${to}`), [to]: empty })).toEqual([rule])
  })

  it('domain-is-pure', async () => {
    const files = {
      'packages/domain/src/a.ts': "import { readFileSync } from 'node:fs'\nexport const a = readFileSync\n",
    }
    expect(await breaches(files)).toEqual(['domain-is-pure'])
  })

  it('no-circular, also when only types go round', async () => {
    const files = {
      'packages/domain/src/a.ts': "import type { B } from './b.ts'\nexport type A = B | 1\n",
      'packages/domain/src/b.ts': "import type { A } from './a.ts'\nexport type B = A[]\n",
    }
    expect(await breaches(files)).toContain('no-circular')
  })

  it('a capability may import the index.ts of another', async () => {
    const from = 'apps/server/src/capabilities/ordering/orders/a.ts'
    const to = 'apps/server/src/capabilities/parties/vendors/index.ts'
    expect(await breaches({ [from]: imports('../../parties/vendors/index.ts'), [to]: empty })).toEqual([])
  })
})
