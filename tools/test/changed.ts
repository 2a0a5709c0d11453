import { execFileSync } from 'node:child_process'
import { endToEndAreas } from './areas.ts'
import type { Suite } from './suites.ts'

/** The suite as far as a change can touch it, or `undefined` where it cannot. */
export type Plan = (suite: Suite) => Suite | undefined

/** Files that differ from a revision, the uncommitted and new ones among them; by default from what upstream has. */
export function changedFiles(since = upstream()): readonly string[] {
  const changed = git(['diff', '--name-only', since])
  const added = git(['ls-files', '--others', '--exclude-standard'])
  return [...new Set([...changed, ...added])]
}

const git = (args: readonly string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '')

/** The last commit that this branch shares with its upstream; without one, the last commit. */
function upstream(): string {
  try {
    return git(['merge-base', 'HEAD', '@{upstream}'])[0] ?? 'HEAD'
  } catch {
    return 'HEAD'
  }
}

const isDoc = (file: string) => file.endsWith('.md')
const isCode = (file: string) => /\.(ts|tsx|mjs|json|css|html|sql)$|^deploy\//u.test(file) && !isDoc(file)
/** Settings of the runners and of the installation: everything hangs on them. */
const isGlobal = (file: string) =>
  /(^|\/)(package(-lock)?\.json|vitest\.config\.ts|tsconfig[\w.]*\.json)$|^\.ci\/|\.npmrc$/u.test(file)
const isTest = (file: string) => /\.test\.tsx?$/u.test(file)

/** Tests that start programs instead of importing them, and the sources that those programs are made of. */
const programTests: readonly (readonly [sources: RegExp, tests: readonly string[]])[] = [
  [
    /^(apps\/server|apps\/gateway|packages)\//u,
    [
      'apps/server/test/faults/faults.test.ts',
      'apps/server/test/kill.test.ts',
      'apps/server/test/bulk-kill.test.ts',
      'apps/server/test/payment-kill.test.ts',
      'tools/start/start.test.ts',
      'tools/start/dev.test.ts',
    ],
  ],
  [
    /^(tools\/start|demo)\//u,
    ['tools/start/start.test.ts', 'tools/start/install.test.ts', 'tools/start/dev.test.ts'],
  ],
  [/^demo\/fleet\//u, ['apps/server/test/faults/faults.test.ts']],
  [/^deploy\//u, ['tools/image/deploy.test.ts', 'apps/server/test/faults/faults.test.ts']],
  [/^apps\/web\/(build|vite\.config)/u, ['tools/start/dev.test.ts']],
  [/^tools\/city/u, ['tools/city/city.test.ts']],
  [
    /^(apps|packages|demo|tools|e2e|bench|connectors)\//u,
    ['tools/checks/sources.test.ts', 'tools/checks/used-texts.test.ts'],
  ],
]

export function planFor(files: readonly string[]): Plan {
  const code = files.filter(isCode)
  return (suite) => {
    if (suite.name === 'format') return files.length > 0 ? suite : undefined
    if (code.length === 0) return undefined
    if (suite.name === 'unit') return plannedUnit(suite, code)
    if (suite.name === 'end-to-end') return plannedEndToEnd(suite, code)
    return suite
  }
}

function plannedUnit(suite: Suite, code: readonly string[]): Suite | undefined {
  if (code.some(isGlobal) || code.some((file) => file.includes('/migrations/'))) return suite
  const started = programTests.flatMap(([sources, tests]) =>
    code.some((file) => sources.test(file)) ? tests : [],
  )
  const related = [...new Set([...code.filter((file) => /\.tsx?$/u.test(file)), ...started])]
  if (related.length === 0) return undefined
  const options = suite.args.filter((arg) => arg.startsWith('--'))
  return { ...suite, args: ['related', '--run', ...options, ...related] }
}

function plannedEndToEnd(suite: Suite, code: readonly string[]): Suite | undefined {
  const chosen = code.map(endToEndFilesFor)
  if (chosen.includes('all')) return suite
  const files = new Set(chosen.flat().map((file) => `e2e/${file}`))
  return files.size === 0 ? undefined : { ...suite, args: [...suite.args, ...files] }
}

/** The end-to-end files that a changed file can touch. */
export function endToEndFilesFor(file: string): readonly string[] | 'all' {
  if (isGlobal(file)) return 'all'
  if (file.startsWith('e2e/')) return isTest(file) ? [file.slice('e2e/'.length)] : 'all'
  if (isTest(file) || /^(bench|connectors|deploy|docs|\.vscode)\//u.test(file) || file.includes('/test/'))
    return []
  if (file.startsWith('tools/screenshots/rider/')) return ['rider-app.test.ts', 'rider-screens.test.ts']
  if (file.startsWith('tools/screenshots/')) return ['every-screen.test.ts']
  if (file.startsWith('tools/embed-host/')) return ['modes.test.ts']
  if (file.startsWith('demo/')) return 'all'
  if (file.startsWith('tools/')) return /^tools\/(start|test\/browser)/u.test(file) ? 'all' : []
  const area =
    /^(?:apps\/(?:web|console|server)|packages\/domain)\/src\/(?:screens\/|features\/|capabilities\/[^/]+\/)?([^/]+)\//u.exec(
      file,
    )?.[1]
  const about = Object.keys(endToEndAreas).filter((name) => endToEndAreas[name]?.includes(area ?? ''))
  return about.length === 0 ? 'all' : about
}
