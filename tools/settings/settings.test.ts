import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { internalNotes, serviceNotes, toolNotes } from './notes.ts'
import { pages } from './pages.ts'
import { variablesRead } from './read-variables.ts'

const sources = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'], {
  encoding: 'utf8',
})
  .split('\n')
  // The failing fixtures of the checks name variables that nothing reads.
  .filter((path) => path !== '' && existsSync(path) && !/^tools\/(checks|settings)\//u.test(path))

describe('settings', () => {
  it.each(pages)('$name matches the code; otherwise run `npm run settings`', ({ name, path, make }) => {
    const committed = readFileSync(path, 'utf8').split('\n')
    const current = make().split('\n')
    const differing = [
      ...committed.filter((line) => !current.includes(line)).map((line) => `- ${line}`),
      ...current.filter((line) => !committed.includes(line)).map((line) => `+ ${line}`),
    ]
    expect(differing, `${name} differs from the code. Run: npm run settings`).toEqual([])
    expect(committed, 'Run: npm run settings').toEqual(current)
  })

  it('every variable that the code reads is documented, and every documented one is read', () => {
    const read = new Set(sources.flatMap((path) => variablesRead(readFileSync(path, 'utf8'))))
    const documented = new Set([...Object.keys(toolNotes), ...Object.keys(internalNotes)])
    const known = (name: string) => documented.has(name) || name in serviceNotes
    expect([...read].filter((name) => !known(name))).toEqual([])
    expect([...documented].filter((name) => !read.has(name))).toEqual([])
  })

  it.each([
    ["process.env['HIDDEN_ONE']"],
    ['process.env.HIDDEN_ONE'],
    ['process.env?.HIDDEN_ONE'],
    ['const { HIDDEN_ONE: mine } = process.env'],
    ['const { HIDDEN_ONE = "1" } = process.env'],
  ])('a variable is found in %s', (source) => expect(variablesRead(source)).toEqual(['HIDDEN_ONE']))
})
