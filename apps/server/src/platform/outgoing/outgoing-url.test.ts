import { expect, it } from 'vitest'
import { urlViolation } from './outgoing-url.ts'

it.each([
  ['https://shop.example.com/hooks?x=1', undefined],
  ['https://shop.example.com:8443/hooks', undefined],
  ['https://93.184.215.14/hooks', undefined],
  ['http://shop.example.com/hooks', 'scheme'],
  ['ftp://shop.example.com/', 'scheme'],
  ['file:///etc/passwd', 'scheme'],
  ['gopher://shop.example.com/', 'scheme'],
  ['javascript:alert(1)', 'scheme'],
  ['https://user:secret@shop.example.com/', 'credentials'],
  ['https://shop.example.com:22/', 'port'],
  ['https://shop.example.com:6379/', 'port'],
  ['https://localhost/', 'host'],
  ['https://localhost./', 'host'],
  ['https://api.localhost/', 'host'],
  ['https://printer.local/', 'host'],
  ['https://metadata.google.internal/', 'host'],
  ['https://intranet/', 'host'],
  ['https://1.0.0.127.in-addr.arpa/', 'host'],
  ['not an address', 'invalid'],
  ['', 'invalid'],
  [`https://shop.example.com/${'x'.repeat(2048)}`, 'too-long'],
])('%s: %s', (url, violation) => {
  expect(urlViolation(url)).toBe(violation)
})

it('a listed host may be on this machine and without TLS', () => {
  expect(urlViolation('http://127.0.0.1:4444/', ['127.0.0.1:4444'])).toBeUndefined()
  expect(urlViolation('http://localhost:9/', ['localhost:*'])).toBeUndefined()
  expect(urlViolation('http://127.0.0.1:4445/', ['127.0.0.1:4444'])).toBe('scheme')
  expect(urlViolation('http://a:b@localhost:9/', ['localhost:*'])).toBe('credentials')
})
