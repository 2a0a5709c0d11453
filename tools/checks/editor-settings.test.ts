import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { differingSettings, type EditorFiles } from './editor-settings.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const formatter = z
  .object({ useTabs: z.boolean(), tabWidth: z.number(), printWidth: z.number() })
  .parse(JSON.parse(read('.oxfmtrc.json')))
const { engines } = z
  .object({ engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(read('package.json')))
const files: EditorFiles = { editorconfig: read('.editorconfig'), formatter, nvmrc: read('.nvmrc'), engines }

it('.editorconfig and .nvmrc agree with the formatter and with the engines of package.json', () => {
  expect(differingSettings(files)).toEqual([])
})

it('another line length, indentation or version of Node is found', () => {
  const wider = { useTabs: true, tabWidth: 4, printWidth: 120 }
  expect(differingSettings({ ...files, formatter: wider, engines: { node: '>=24.0' } })).toEqual([
    '.editorconfig lacks indent_style = tab',
    '.editorconfig lacks indent_size = 4',
    '.editorconfig lacks max_line_length = 120',
    expect.stringContaining('engines >=24.0'),
  ])
})
