import { createClient } from '@beckon/contract/client'
import { expect, it } from 'vitest'
import { answerShop } from './answer-shop.ts'

type Sender = 'vendor' | 'rider'

/** A service with messages of an order by these senders; it notes what a rider sends. */
function serviceWith(...senders: readonly Sender[]) {
  const sent: { text: unknown; key: string | null }[] = []
  const messages = senders.map((sender, position) => ({
    position,
    sender,
    text: 'Hello',
    created_at: 1_900_000_000 + position,
    seen_at: null,
  }))
  const result = { messages, open: true, can_call: true }
  const client = createClient({
    origin: 'http://service.test',
    headers: () => ({}),
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (request.method === 'POST') {
        const body: unknown = await request.json()
        if (typeof body === 'object' && body !== null && 'text' in body)
          sent.push({ text: body.text, key: request.headers.get('idempotency-key') })
      }
      return Response.json({ result })
    },
  })
  return { client, sent }
}

const assignment = (name: string, unread = 1) =>
  ({ task: { order_id: 'shop-1', deliver: { name } }, unread }) as Parameters<typeof answerShop>[1]

it.each([
  ['Mai Late', /I had to stop on the way/],
  ['Mai Unreachable', /Nobody has picked up the phone so far/],
  ['Mai WrongAddress', /I am not sure about the address/],
  ['Mei Lin', /I have read it and will see to it/],
])('a rider with a parcel for %s answers the shop in words that fit', async (name, words) => {
  const { client, sent } = serviceWith('vendor')
  await answerShop(client, assignment(name))
  expect(sent).toEqual([{ text: expect.stringMatching(words), key: 'answer-shop-1' }])
})

it('a rider answers once for each parcel', async () => {
  const { client, sent } = serviceWith('vendor', 'rider')
  await answerShop(client, assignment('Mei Lin'))
  expect(sent).toEqual([])
})

it('a rider answers nothing where nothing is unread', async () => {
  const { client, sent } = serviceWith('vendor')
  await answerShop(client, assignment('Mei Lin', 0))
  expect(sent).toEqual([])
})
