import { expect, it } from 'vitest'
import { ownerName } from './wallets.ts'

it.each([
  ['a shop and its owner', 'sg-1001', 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6'],
  ['a long name', 'shop', `platform:foodora:${'a'.repeat(76)}`],
])('names the wallet of %s as they are', (_, vendorId, userId) => {
  expect(ownerName({ vendorId, userId })).toBe(`${vendorId}:${userId}`)
})

it('names no two people alike, however long a platform names them', () => {
  const sub = 'https://people.platform.example/staff/of-the-shop-at-the-corner/'.padEnd(199, '0')
  const owners = [1, 2].map((last) => ({
    vendorId: 'v'.repeat(64),
    userId: `platform:foodora:${sub}${String(last)}`,
  }))
  const names = owners.map(ownerName)
  expect(new Set(names).size).toBe(2)
  expect(names.every((name) => name.length <= 100)).toBe(true)
})
