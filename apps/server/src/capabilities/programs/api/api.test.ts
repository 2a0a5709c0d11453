import type { ProgramFailure, ProgramOrder } from '@beckon/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ProgramWorld, startProgramWorld } from '../../../../test/worlds/program-world.ts'

let world: ProgramWorld
beforeAll(async () => {
  world = await startProgramWorld()
})
beforeEach(() => world.clear())
afterAll(() => world.server.stop())

describe('the list of orders', () => {
  it('is read page by page without gaps and without repetition', async () => {
    const ids: string[] = []
    for (let made = 0; made < 5; made += 1) {
      ids.unshift((await world.created()).id)
      world.clock.advance(1)
    }
    const read: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const query: string = cursor === '' ? '?limit=2' : `?limit=2&cursor=${cursor}`
      const { body }: { body: { data: ProgramOrder[]; next_cursor: string | null } } = await world.send(
        'GET',
        `/orders${query}`,
      )
      read.push(...body.data.map(({ id }) => id))
      cursor = body.next_cursor
    }
    expect(read).toEqual(ids)
  })

  it('is narrowed by state, time, decision and collection point', async () => {
    const open = await world.created()
    const cancelled = await world.search()
    await world.send('POST', `/orders/${cancelled}/cancel`, { body: {} })
    const idsOf = async (query: string) => {
      const { body } = await world.send<{ data: ProgramOrder[] }>('GET', `/orders?${query}`)
      return body.data.map(({ id }) => id)
    }
    expect(await idsOf('state=open')).toEqual([open.id])
    expect(await idsOf('state=cancelled')).toEqual([cancelled])
    expect(await idsOf('created_before=2030-06-15T10:00:00Z')).toEqual([])
    expect(await idsOf('needs_decision=true')).toEqual([])
    expect((await idsOf('collection_point=shop&created_from=2030-06-15T10:00:00Z')).toSorted()).toEqual(
      [open.id, cancelled].toSorted(),
    )
  })

  it('is searched by the phone of the customer, which is not in the address', async () => {
    const { id } = await world.created()
    const find = async (phone: string) => {
      const body = { customer_phone: phone }
      const { body: found } = await world.send<{ data: ProgramOrder[] }>('POST', '/orders/search', { body })
      return found.data.map((order) => order.id)
    }
    expect([await find('9123 4567'), await find('+6580000000')]).toEqual([[id], []])
    const inAddress = world.failure(world.send('GET', '/orders?customer_phone=%2B6591234567'))
    expect(await inAddress).toMatchObject({ status: 400, code: 'request.invalid' })
  })

  it.each([
    'orders?created_from=0001-01-01T00:00:00Z&created_before=9999-12-31T23:59:59-12:00',
    'figures?from=0001-01-01T00:00:00Z&before=1970-01-02T00:00:00Z',
    'figures?from=9999-12-30T00:00:00Z&before=9999-12-31T23:59:59-12:00',
  ])('answers the outermost times of %s', async (path) => {
    expect((await world.send('GET', `/${path}`)).status).toBe(200)
  })

  it.each(['cursor=x', 'limit=0', 'limit=101', 'state=x', 'page=2', 'created_from=yesterday'])(
    'refuses the query %s and names its field',
    async (query) => {
      const { status, code, fields = {} } = await world.failure(world.send('GET', `/orders?${query}`))
      expect([status, code]).toEqual([400, 'request.invalid'])
      expect(Object.keys(fields).length).toBe(1)
    },
  )
})

describe('every answer of the API', () => {
  it('has the request id of the caller, also in a failure', async () => {
    const headers = { 'x-request-id': 'till-1-000042' }
    const answer = await world.send<ProgramFailure>('GET', '/orders/shop-X', { headers })
    expect([answer.headers['x-request-id'], answer.body.request_id]).toEqual([
      'till-1-000042',
      'till-1-000042',
    ])
    expect(answer.body.error).toEqual({
      code: 'order.not-found',
      message: 'There is no such order, or the key is not for its collection point.',
      action: 'Use an `id` as it was answered.',
    })
  })

  it.each([
    ['GET', '/nothing', undefined, 404, 'request.not-found'],
    ['GET', '', undefined, 404, 'request.not-found'],
    ['DELETE', '/orders', undefined, 404, 'request.not-found'],
    ['GET', '/orders/%zz', undefined, 400, 'request.invalid'],
    ['POST', '/quotes', '{', 400, 'request.invalid'],
    ['POST', '/quotes', 'x'.repeat(70_000), 413, 'request.too-large'],
  ] as const)(
    'to %s %s that cannot be read has the shape of a failure',
    async (method, path, body, status, code) => {
      const headers = { 'content-type': 'application/json' }
      const answer = world.send(method, path, body === undefined ? {} : { body, headers })
      expect(await world.failure(answer)).toMatchObject({ status, code })
    },
  )

  it('opens nothing to pages of other origins', async () => {
    const { headers } = await world.send('GET', '/orders', { headers: { origin: 'https://shop.test' } })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('is described by a document that anyone can read', async () => {
    const answer = await world.server.app.inject({ url: '/api/v1/openapi.json' })
    expect(answer.json()).toMatchObject({ openapi: '3.1.0', paths: { '/api/v1/orders': {} } })
  })
})
