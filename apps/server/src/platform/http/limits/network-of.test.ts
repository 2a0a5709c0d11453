import { expect, it } from 'vitest'
import { networkOf, networksOf, widestNetworkOf } from './network-of.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['not an address', 'not an address'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each(['2001:db8:1:2fe:3:4:5:6', '2001:db8:1:2fe::/64'])(
  'counts %s by its /64, and by its /56 and /48 with wider limits',
  (address) => {
    expect(networksOf(address)).toEqual([
      { network: '2001:db8:1:2fe::/64', times: 1 },
      { network: '2001:db8:1:200::/56', times: 4 },
      { network: '2001:db8:1::/48', times: 16 },
    ])
    expect(widestNetworkOf(address)).toBe('2001:db8:1::/48')
  },
)

it('counts an IPv4 address by itself', () => {
  expect(networksOf('::ffff:192.0.2.7')).toEqual([{ network: '192.0.2.7', times: 1 }])
  expect(widestNetworkOf('192.0.2.7')).toBe('192.0.2.7')
})
