import { describe, expect, it } from 'vitest'
import { trustedMarkup, trustedScript } from './trusted-types.ts'

describe('trusted markup', () => {
  it.each([
    ':root{--a:1px}',
    'a > b { color: red }',
    '',
    'Map data © <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noreferrer">OpenStreetMap</a>',
  ])('is %j', (text) => {
    expect(trustedMarkup(text)).toBe(text)
  })

  it.each([
    ['<img src=x onerror=alert(1)>', '&lt;img src=x onerror=alert(1)>'],
    ['<script>alert(1)</script>', '&lt;script>alert(1)&lt;/script>'],
    ['<a href="javascript:alert(1)">x</a>', '&lt;a href="javascript:alert(1)">x</a>'],
    [
      '<a href="https://x.test" onclick="alert(1)">x</a>',
      '&lt;a href="https://x.test" onclick="alert(1)">x</a>',
    ],
    ['</style><svg onload=alert(1)>', '&lt;/style>&lt;svg onload=alert(1)>'],
    ['<a href="https://x.test"><b>x</b></a>', '<a href="https://x.test">&lt;b>x&lt;/b></a>'],
  ])('is text where it is %j', (text, shown) => {
    expect(trustedMarkup(text)).toBe(shown)
  })
})

describe('a trusted program', () => {
  const origin = 'https://beckon.test'
  it.each(['/assets/worker-1.mjs', 'https://beckon.test/rider/sw.js', 'blob:https://beckon.test/1-2'])(
    'is %s',
    (url) => {
      expect(trustedScript(url, origin)).toBe(url)
    },
  )

  it.each([
    'https://evil.test/a.js',
    '//evil.test/a.js',
    'data:text/javascript,alert(1)',
    'javascript:alert(1)',
    'blob:https://evil.test/1-2',
    'http://beckon.test/a.js',
  ])('is not %s', (url) => {
    expect(() => trustedScript(url, origin)).toThrow('a program of another host')
  })
})
