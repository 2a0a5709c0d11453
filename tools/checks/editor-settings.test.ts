import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { differingSettings, type EditorFiles } from './editor-settings.ts'

const read = (path: string) => readFileSync(path, 'utf8')
const biome = z
  .object({ formatter: z.object({ indentStyle: z.string(), lineWidth: z.number() }) })
  .parse(JSON.parse(read('biome.json')))
const { engines } = z
  .object({ engines: z.object({ node: z.string() }) })
  .parse(JSON.parse(read('package.json')))
const files: EditorFiles = { editorconfig: read('.editorconfig'), biome, nvmrc: read('.nvmrc'), engines }

it('.editorconfig and .nvmrc agree with the formatter and with the engines of package.json', () => {
  expect(differingSettings(files)).toEqual([])
})

it('another line length, indentation or version of Node is found', () => {
  const wider = { formatter: { indentStyle: 'tab', lineWidth: 120 } }
  expect(differingSettings({ ...files, biome: wider, engines: { node: '>=24.0' } })).toEqual([
    '.editorconfig lacks indent_style = tab',
    '.editorconfig lacks max_line_length = 120',
    expect.stringContaining('engines >=24.0'),
  ])
})
