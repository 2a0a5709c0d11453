import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { withoutCompiling } from './no-compiled-schemas.ts'

const zod = dirname(createRequire(import.meta.url).resolve('zod/package.json'))

it('the settings of the installed zod keep it from compiling programs', () => {
  const code = readFileSync(join(zod, 'v4', 'core', 'core.js'), 'utf8')
  expect(withoutCompiling(code)).toMatch(/globalConfig = Object\.assign\(.*jitless: true/u)
})

it('a zod with its settings elsewhere fails the build', () => {
  expect(() => withoutCompiling('export const other = {}')).toThrow('has its settings elsewhere')
})
