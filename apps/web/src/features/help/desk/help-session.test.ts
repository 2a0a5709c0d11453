import { helpCalls } from '@beckon/contract'
import type { Client } from '@beckon/contract/client'
import { expect, it } from 'vitest'
import { renewHelpSession } from './help-session.ts'

const refused = {
  ok: false,
  error: { kind: 'refused', failure: { errors: [], request_id: 'r' } },
} as const

/** Answers the page and then the vendor that it is for; nothing where it answers none. */
function serviceFor(vendor: string | null) {
  const bodies: unknown[] = []
  const client = {
    call: async (call: unknown, { body }: { body: unknown }) => {
      bodies.push(body)
      if (vendor === null) return refused
      if (call === helpCalls.initHelp) return { ok: true, answer: { url: '/help-desk?language=th#code' } }
      const result = { token: 'page', vendor_id: vendor, vendor_name: 'Tea', order_id: 'tea-abc' }
      return { ok: true, answer: { result } }
    },
  } as Client
  return { client, bodies }
}

const open = (client: Client) => ({ client, vendorId: 'tea', vendorName: 'Tea', orderId: 'tea-abc' })
const word = { token: 'new', language: 'th' }

it('goes on with the calls of the new word, about what was looked at', async () => {
  const { client, bodies } = serviceFor('tea')
  const session = await renewHelpSession(client, open(client), word)
  expect(session).toMatchObject({ vendorId: 'tea', orderId: 'tea-abc' })
  expect(session?.client).not.toBe(client)
  expect(bodies).toEqual([{ token: 'new', language: 'th', order_id: 'tea-abc' }, { code: 'code' }])
})

it.each([
  ['is not taken', null],
  ['is for another vendor', 'books'],
])('stays as it is with a word that %s', async (_, vendor) => {
  const { client } = serviceFor(vendor)
  expect(await renewHelpSession(client, open(client), word)).toBeUndefined()
})
