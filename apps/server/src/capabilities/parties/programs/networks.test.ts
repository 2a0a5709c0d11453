import { expect, it } from 'vitest'
import { isInNetworks, networkText } from './networks.ts'

it.each([
  ['203.0.113.7', '203.0.113.7/32'],
  [' 203.0.113.0/24 ', '203.0.113.0/24'],
  ['0.0.0.0/0', '0.0.0.0/0'],
  ['2001:DB8:0:0::1', '2001:db8::1/128'],
  ['2001:db8::/32', '2001:db8::/32'],
  ['::ffff:203.0.113.0/120', '203.0.113.0/24'],
  ['::ffff:cb00:7107', '203.0.113.7/32'],
])('stores the network %s as %s', (text, stored) => expect(networkText(text)).toBe(stored))

it.each([
  '',
  'shop.test',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.0/33',
  '203.0.113.0/-1',
  '203.0.113.0/',
  '203.0.113.0/24/8',
  '203.0.113.0/2 4',
  '010.0.0.1',
  '2001:db8::/129',
  '2001:db8::1::2',
  'fe80::1%eth0',
  '::ffff:203.0.113.0/24',
])('refuses %j as a network', (text) => expect(networkText(text)).toBeUndefined())

it.each([
  ['203.0.113.0/24', '203.0.113.255', true],
  ['203.0.113.0/24', '203.0.114.0', false],
  ['203.0.113.0/24', '::ffff:203.0.113.9', true],
  ['203.0.113.0/24', '::ffff:cb00:7109', true],
  ['203.0.113.9/24', '203.0.113.1', true],
  ['::ffff:203.0.113.0/120', '203.0.113.9', true],
  ['2001:db8::/32', '2001:db8:ffff::1', true],
  ['2001:db8::/32', '2001:db9::1', false],
  ['2001:db8::/32', '203.0.113.9', false],
  ['0.0.0.0/0', '203.0.113.9', true],
  ['0.0.0.0/0', '2001:db8::1', false],
  ['203.0.113.7/32', 'unix:', false],
] as const)('with the network %s, the address %s is allowed: %s', (network, address, isAllowed) => {
  expect(isInNetworks([network], address)).toBe(isAllowed)
})

it('allows every address where a key has no networks, and one of several networks', () => {
  expect(isInNetworks([], undefined)).toBe(true)
  expect(isInNetworks(['10.0.0.0/8', '192.0.2.0/24'], '192.0.2.1')).toBe(true)
})

it('allows no request without an address where a key has networks', () => {
  expect(isInNetworks(['10.0.0.0/8'], undefined)).toBe(false)
})
