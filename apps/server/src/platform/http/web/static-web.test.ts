import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtWeb } from './static-web.ts'

test('the pages are served from the build of apps/web', async () => {
  const manifest = await readFile(join(builtWeb, '../package.json'), 'utf8')
  expect(JSON.parse(manifest)).toMatchObject({ name: '@beckon/web' })
})
