import { type Caller, type CallOptions, entriesOf, part } from '../call.ts'
import type { Address, CollectionPoint, NewAddress, Page, PageQuery } from '../types.ts'

/** The places at which riders collect. */
export function collectionPointsOf(call: Caller) {
  const list = (query: PageQuery = {}, { signal }: CallOptions = {}): Promise<Page<CollectionPoint>> =>
    call('GET', '/collection-points', { query: { ...query }, signal })
  return {
    list,
    all: (query: PageQuery = {}, options?: CallOptions): AsyncGenerator<CollectionPoint, void, undefined> =>
      entriesOf((page: PageQuery) => list(page, options), query),
    get: (id: string, { signal }: CallOptions = {}): Promise<CollectionPoint> =>
      call('GET', `/collection-points/${part(id)}`, { signal }),
  }
}

/** The customers of a collection point. */
export function addressesOf(call: Caller) {
  const book = (point: string) => `/collection-points/${part(point)}/addresses`
  const one = (point: string, id: string) => `${book(point)}/${part(id)}`
  const list = (point: string, query: PageQuery = {}, { signal }: CallOptions = {}): Promise<Page<Address>> =>
    call('GET', book(point), { query: { ...query }, signal })
  return {
    list,
    all: (
      point: string,
      query: PageQuery = {},
      options?: CallOptions,
    ): AsyncGenerator<Address, void, undefined> =>
      entriesOf((page: PageQuery) => list(point, page, options), query),
    /** Customers whose name, phone and address have all of these words. */
    search: async (point: string, text: string, { signal }: CallOptions = {}): Promise<Address[]> => {
      const rest = { body: { text }, isRepeatable: true, signal } as const
      return (await call<{ data: Address[] }>('POST', `${book(point)}/search`, rest)).data
    },
    get: (point: string, id: string, { signal }: CallOptions = {}): Promise<Address> =>
      call('GET', one(point, id), { signal }),
    /** One with the same phone at the same door is changed instead. */
    create: (point: string, body: NewAddress, { signal }: CallOptions = {}): Promise<Address> =>
      call('POST', book(point), { body, signal }),
    replace: (point: string, id: string, body: NewAddress, { signal }: CallOptions = {}): Promise<Address> =>
      call('PUT', one(point, id), { body, signal }),
    delete: (point: string, id: string, { signal }: CallOptions = {}): Promise<{ deleted: true }> =>
      call('DELETE', one(point, id), { signal }),
  }
}
