import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { tmpdir } from 'node:os'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'beckon-purity-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Compiles one file with the very settings of `domain`. */
function compile(text: string): string {
  writeFileSync(join(folder, 'a.mts'), text)
  const project = {
    extends: resolve('packages/domain/tsconfig.json'),
    include: [join(folder, 'a.mts')],
    exclude: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project))
  return spawnSync(resolve('node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8' }).stdout
}

it.each(['document.title', 'process.pid', 'setTimeout', 'Buffer', 'fetch'])(
  'domain cannot use %s',
  (name) => {
    expect(compile(`export const a = ${name}\n`)).toContain('error TS2')
  },
)

it('a pure file compiles', () => {
  expect(compile('export const a: number = [1, 2].length\n')).toBe('')
})
