/** A store of bytes under keys. A key is written once, so that what is read under it never changes. */
export interface ObjectStore {
  /** Writes bytes; the same ones again do no harm. */
  put(key: string, bytes: Buffer): Promise<void>
  /** Reads bytes; undefined where there are none. `most` bounds their number. */
  get(key: string, most: number): Promise<Buffer | undefined>
  /** Deletes bytes, also where there are none. */
  delete(key: string): Promise<void>
  exists(key: string): Promise<boolean>
}

/**
 * Why a call of the store failed: it did not answer or is busy, it does not accept us or its settings are wrong, or what it
 * has is not what was written.
 */
export type StoreErrorKind = 'unreachable' | 'rejected' | 'damaged'

export class StoreError extends Error {
  readonly kind: StoreErrorKind
  /** Code that the store gave, such as `SignatureDoesNotMatch`. */
  readonly code: string | undefined
  constructor(kind: StoreErrorKind, message: string, code?: string) {
    super(message)
    this.kind = kind
    this.code = code
  }
}
