import type { RiderAct } from '@beckon/contract'

/** The answer of the service to an act that changed nothing. */
export interface KeptReason {
  readonly code: string
  readonly translation_key: string
  /** Values that the text names. */
  readonly values: Readonly<Record<string, string | number>>
  /** The status of the order then, where the service named it. */
  readonly status?: string
}

/** One act of the rider on this phone. */
export interface QueuedAct {
  /** Order in which the acts were done; given by the database. */
  readonly seq: number
  readonly act: RiderAct
  /** Milliseconds by the phone's clock, until which the act is not sent and can be undone. */
  readonly undo_until: number | null
  /** `waiting` until the service has applied it; a kept act stays until the rider dismisses it. */
  readonly state: 'waiting' | 'kept'
  readonly reason: KeptReason | null
}

export type PhotoKind = 'pickup' | 'delivery' | 'return' | 'signature' | 'trouble' | 'problem'

/** A photo that travels after its act. */
export interface PhotoRecord {
  readonly photo_id: string
  readonly act_id: string
  readonly order_id: string
  readonly kind: PhotoKind
  readonly blob: Blob
  /** Milliseconds by the phone's clock. */
  readonly taken_at: number
  readonly state: 'waiting' | 'kept'
  readonly reason: KeptReason | null
}

/** An act that the service has answered, for the history on this phone; without PIN and names. */
export interface DoneAct {
  readonly act_id: string
  readonly order_id: string
  readonly kind: RiderAct['kind']
  /** Seconds since 1970, by the phone's clock. */
  readonly occurred_at: number
  /** Seconds since 1970, by the phone's clock: when the service answered. */
  readonly sent_at: number
  /** Null for an act that counts. */
  readonly reason: KeptReason | null
}

/** Unconfirmed input of a rider for an order: phones end pages while their camera is open. */
export interface DraftRecord {
  readonly order_id: string
  readonly fields: Readonly<Record<string, string>>
  /** By what they show. */
  readonly photos: readonly { readonly kind: string; readonly blob: Blob }[]
}
