import type { CallError, Client } from '@beckon/contract/client'
import { expect, it } from 'vitest'
import { lookUpVoucher } from './apply-voucher.ts'

const refused = (code: string, meta: object = {}): CallError => ({
  kind: 'refused',
  status: 404,
  failure: { request_id: 'x', errors: [{ code, message: '', meta: { translation_key: code, ...meta } }] },
})

it.each<[CallError, string]>([
  [refused('voucher.not-found'), 'voucher.error.validation.message'],
  [{ kind: 'broken', status: 502 }, 'voucher.error.get.message'],
  [{ kind: 'offline' }, 'voucher.error.get.message'],
  [refused('error.unexpected'), 'voucher.error.get.message'],
  [refused('auth.too-many-requests', { retry_after: 60 }), 'error.too-many-requests'],
])('shows after a lookup that failed with %o the text %s', async (error, key) => {
  const client = { call: async () => ({ ok: false, error }) } as unknown as Client
  expect((await lookUpVoucher(client, 'CODE'))?.key).toBe(key)
})

it('accepts a voucher that exists', async () => {
  const client = { call: async () => ({ ok: true, answer: {} }) } as unknown as Client
  expect(await lookUpVoucher(client, 'CODE')).toBeUndefined()
})
