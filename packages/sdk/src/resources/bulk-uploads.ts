import { type Caller, type CallOptions, entriesOf, part } from '../call.ts'
import type { BulkPlacement, BulkRow, BulkRowChange, BulkUpload, Page, PageQuery } from '../types.ts'

/** Spreadsheets of orders: checked at first, ordered on request. */
export function bulkUploadsOf(call: Caller) {
  const one = (id: string) => `/bulk-uploads/${part(id)}`
  const rows = (id: string, query: PageQuery = {}, { signal }: CallOptions = {}): Promise<Page<BulkRow>> =>
    call('GET', `${one(id)}/rows`, { query: { ...query }, signal })
  return {
    create: (collectionPoint: string, file: File, { signal }: CallOptions = {}): Promise<BulkUpload> => {
      const form = new FormData()
      form.set('collection_point', collectionPoint)
      form.set('file', file)
      return call('POST', '/bulk-uploads', { form, signal })
    },
    /** The last 50. */
    list: async (collectionPoint: string, { signal }: CallOptions = {}): Promise<BulkUpload[]> => {
      const query = { collection_point: collectionPoint }
      return (await call<{ data: BulkUpload[] }>('GET', '/bulk-uploads', { query, signal })).data
    },
    get: (id: string, { signal }: CallOptions = {}): Promise<BulkUpload> => call('GET', one(id), { signal }),
    rows,
    allRows: (id: string, options?: CallOptions): AsyncGenerator<BulkRow, void, undefined> =>
      entriesOf((page: PageQuery) => rows(id, page, options), {}),
    changeRows: (
      id: string,
      changes: readonly BulkRowChange[],
      { signal }: CallOptions = {},
    ): Promise<{ upload: BulkUpload; rows: BulkRow[] }> =>
      call('PATCH', `${one(id)}/rows`, { body: { changes }, signal }),
    /** Requests a rider for each row without an error. Repeated for the same version it places nothing more. */
    place: (id: string, body: BulkPlacement, { signal }: CallOptions = {}): Promise<BulkUpload> =>
      call('POST', `${one(id)}/place`, { body, isRepeatable: true, signal }),
    cancel: (id: string, { signal }: CallOptions = {}): Promise<BulkUpload> =>
      call('POST', `${one(id)}/cancel`, { body: {}, isRepeatable: true, signal }),
  }
}
