import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { FILE_LINES, restricted } from './restrictions.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const oxlint = join(repository, 'node_modules/oxlint/bin/oxlint')
const screen = (name: string) => `apps/web/src/screens/${name}/Screen.tsx`

/** Uses of each primitive, hidden ones too. */
const uses: Readonly<Record<string, readonly string[]>> = {
  fetch: ['await fetch("/x")', 'await globalThis.fetch("/x")'],
  WebSocket: ['export const a = new WebSocket("/live")'],
  localStorage: ['localStorage.clear()', 'window.localStorage.getItem("a")'],
  sessionStorage: ['sessionStorage.clear()'],
  setTimeout: ['setTimeout(() => 1, 5)', 'self.setTimeout(() => 1, 5)'],
  setInterval: ['globalThis.setInterval(() => 1, 5)'],
  'Date.now': ['export const a = Date.now()', 'const { now } = Date\nexport const a = now()'],
  'Math.random': ['export const a = Math.random()'],
  'process.env': ['export const a = process.env.HOME'],
  'maplibre-gl': ['import { Map } from "maplibre-gl"\nexport const a = Map'],
}
const breaches = Object.entries(uses).flatMap(([name, texts]) =>
  texts.map((text, index) => ({ name, text, path: screen(`${name.replace(/\W/gu, '-')}-${index}`) })),
)
const homeOf = (name: string) => {
  const home = restricted.find((one) => one.name === name)?.homes[0]?.replace('*', 'places') ?? ''
  return home.endsWith('.ts') ? home : `${home}/use.ts`
}

let root = ''
let reported: ReadonlySet<string>
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'beckon-restrictions-'))
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), `${text}\n`)
  }
  for (const path of ['oxlint.config.ts', 'tools/checks/restrictions.ts'])
    cpSync(join(repository, path), join(root, path))
  for (const { path, text } of breaches) write(path, text)
  for (const { name } of restricted) write(homeOf(name), uses[name]?.[0] ?? '')
  write(screen('types'), 'import type { Map } from "maplibre-gl"\nexport type A = Map')
  write('apps/web/src/screens/x/Screen.test.tsx', 'setTimeout(() => 1, 5)')
  write('apps/web/src/long.ts', 'export {}\n'.repeat(FILE_LINES + 1))
  write('packages/texts/src/catalogues/en/long.ts', 'export {}\n'.repeat(FILE_LINES + 1))
  const { stdout } = spawnSync(process.execPath, [oxlint, '--format=json'], { cwd: root, encoding: 'utf8' })
  const { diagnostics } = z
    .object({ diagnostics: z.array(z.object({ filename: z.string(), code: z.string() })) })
    .parse(JSON.parse(stdout))
  reported = new Set(
    diagnostics
      .filter(({ code }) => /no-restricted|no-process-env|max-lines/u.test(code))
      .map(({ filename }) => filename),
  )
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

it.each(breaches)('the linter finds $name in a screen: $text', ({ path }) => {
  expect(reported).toContain(path)
})

it.each(restricted)('the linter leaves $name alone in its wrapper', ({ name }) => {
  expect(reported).not.toContain(homeOf(name))
})

it('the linter leaves types of maplibre-gl and tests alone', () => {
  expect(reported).not.toContain(screen('types'))
  expect(reported).not.toContain('apps/web/src/screens/x/Screen.test.tsx')
})

it('the linter finds a file that is too long, unless it is a table', () => {
  expect(reported).toContain('apps/web/src/long.ts')
  expect(reported).not.toContain('packages/texts/src/catalogues/en/long.ts')
})

describe('every wrapper', () => {
  const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
  }).split('\n')

  it.each(restricted.flatMap(({ name, homes }) => homes.map((home) => [name, home] as const)))(
    'of %s exists: %s',
    (_name, home) => {
      const pattern = new RegExp(`^${home.replaceAll('.', '\\.').replaceAll('*', '[^/]+')}(/|$)`, 'u')
      expect(tracked.some((path) => pattern.test(path))).toBe(true)
    },
  )
})
