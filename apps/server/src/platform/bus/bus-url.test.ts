import { expect, it } from 'vitest'
import { busUrl } from './bus-url.ts'

it.each([
  ['nats://bus', { servers: ['bus:4222'], isEncrypted: false }],
  ['nats://bus:5000/', { servers: ['bus:5000'], isEncrypted: false }],
  ['tls://a:1, tls://b', { servers: ['a:1', 'b:4222'], isEncrypted: true }],
  ['nats://[::1]:4222', { servers: ['[::1]:4222'], isEncrypted: false }],
  [
    'nats://me:a%3Ab%40c@one:1,nats://two:2',
    { servers: ['one:1', 'two:2'], isEncrypted: false, user: 'me', pass: 'a:b@c' },
  ],
])('the address %s of the bus is understood', (text, access) => expect(busUrl.parse(text)).toEqual(access))

it.each(['bus:4222', 'http://bus', 'nats://bus/path', 'nats://bus?x=1', ',', 'nats://a,tls://b'])(
  'the address %s of the bus is refused with an example',
  (text) => expect(busUrl.safeParse(text).error?.message).toContain('nats://user:password@host:4222'),
)
