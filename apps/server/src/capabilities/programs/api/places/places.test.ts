import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { programAddress } from '../../../../../test/every-program-call.ts'
import { makeKey, type SeededKey } from '../../../../../test/seed/program-key.ts'
import { seedVendors } from '../../../../../test/seed/seed-vendors.ts'
import { turnOn } from '../../../../../test/seed/turn-on.ts'
import { startTestServer, type TestServer } from '../../../../../test/test-server.ts'

let server: TestServer
let key: SeededKey
beforeAll(async () => {
  server = await startTestServer({ env: { ROLES: 'api' } })
  await turnOn(server, 'SG', ['AddressBook'])
  const owner = await seedVendors(server, {
    country: 'SG',
    email: 'owner@shop.test',
    vendors: [
      { vendor_id: 'chain', outlets: [{ vendor_id: 'chain-east', unit: '#1' }, { vendor_id: 'chain-west' }] },
    ],
  })
  key = await makeKey(server, owner, { business: 'chain' })
})
afterAll(() => server.stop())

async function send<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) {
  const answer = await server.app.inject({
    ...{ method, url: `/api/v1${path}`, headers: key.headers },
    ...(payload ? { payload } : {}),
  })
  return { status: answer.statusCode, body: answer.json<T>() }
}

interface Page {
  readonly data: readonly { readonly id: string }[]
  readonly next_cursor: string | null
}

async function pagesOf(path: string): Promise<string[][]> {
  const pages: string[][] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body }: { body: Page } = await send(
      'GET',
      `${path}?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`,
    )
    pages.push(body.data.map(({ id }) => id))
    cursor = body.next_cursor
  }
  return pages
}

describe('collection points', () => {
  it('are listed page by page with the outlets of the business', async () => {
    expect(await pagesOf('/collection-points')).toEqual([['chain', 'chain-east'], ['chain-west']])
  })

  it('are read with their address, place and currency', async () => {
    const { body } = await send('GET', '/collection-points/chain-east')
    expect(body).toMatchObject({
      ...{ id: 'chain-east', parent: 'chain', active: true, opens_at: null, currency: 'SGD' },
      ...{ address: '#1, 1 Test Street', latitude: 1.3, longitude: 103.85 },
    })
  })
})

describe('an address book', () => {
  const book = '/collection-points/chain-east/addresses'
  const named = (name: string, phone: string) => ({ ...programAddress, name, phone })

  it('is filled, listed, searched, changed and emptied', async () => {
    const people = [named('Mei Lin', '+6591234567'), named('Ben', '+6591234568'), named('Ana', '+6591234569')]
    const made = await Promise.all(people.map((one) => send<{ id: string }>('POST', book, one)))
    const ids = made.map(({ body }) => body.id)
    expect((await pagesOf(book)).flat()).toEqual(ids.toSorted())
    const found = await send<Page>('POST', `${book}/search`, { text: 'mei' })
    expect(found.body.data).toMatchObject([
      { id: ids[0], collection_point: 'chain-east', phone: '+6591234567' },
    ])
    const changed = await send('PUT', `${book}/${ids[0]}`, { ...people[0], notes: 'Ring twice' })
    expect(changed.body).toMatchObject({ id: ids[0], notes: 'Ring twice', unit: '' })
    for (const id of ids) expect((await send('DELETE', `${book}/${id}`)).body).toEqual({ deleted: true })
    expect((await send('DELETE', `${book}/${ids[0]}`)).status).toBe(404)
    expect(await pagesOf(book)).toEqual([[]])
  })

  it('refuses a phone that is none, and names the field', async () => {
    const { status, body } = await send('POST', book, named('Mei', '12'))
    expect(status).toBe(422)
    expect(body).toMatchObject({
      error: { code: 'address.invalid', fields: { phone: 'is no phone number of this country' } },
    })
  })
})
