import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { weightOf } from './weight-limit.ts'

const script = (code: string, imports: readonly string[] = []) => ({ code, imports })
const gzip = (code: string) => gzipSync(code).length

it('the weight of a page is that of its script and of everything that it imports, each file once', () => {
  const scripts = {
    'main.js': script('main', ['a.js', 'b.js']),
    'a.js': script('aaaa', ['b.js']),
    'b.js': script('bbbb', ['a.js']),
    'later.js': script('loaded when it is opened', ['main.js']),
  }
  expect(weightOf(scripts, 'main.js')).toBe(gzip('main') + gzip('aaaa') + gzip('bbbb'))
})
