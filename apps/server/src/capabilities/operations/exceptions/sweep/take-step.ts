import type { ExceptionStep } from '@beckon/domain/exception'
import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '../../../../platform/database/transaction.ts'
import { addEvent, changeException, type ExceptionRow, insertException } from '../store.ts'
import type { Signal } from './signal.ts'

interface Step {
  readonly step: ExceptionStep
  readonly row: ExceptionRow | undefined
  readonly signal: Signal | undefined
  readonly now: Date
}

/** Writes a step; returns the id of an exception that opened, also again. A change by a person in the meantime wins. */
export async function takeStep(tx: Tx, { step, row, signal, now }: Step): Promise<string | undefined> {
  if (step === 'open') return signal && open(tx, signal, now)
  if (!row) return undefined
  switch (step) {
    case 'reopen':
      return signal && reopen(tx, row, { signal, now })
    case 'close':
      await close(tx, row, now)
      return undefined
    case 'miss':
      await changeException(tx, row, { absent_since: now })
      return undefined
    case 'find':
      await changeException(tx, row, { absent_since: null })
      return undefined
    case 'forget':
      await changeException(tx, row, { has_cause: false })
      return undefined
    case 'none':
      if (signal) await refresh(tx, row, { signal, now })
      return undefined
  }
}

async function open(tx: Tx, signal: Signal, now: Date): Promise<string | undefined> {
  const id = randomUUID()
  const { country, subject, vendorId, orderId, riderId, rule, facts } = signal
  const isNew = await insertException(tx, {
    exception_id: id,
    country,
    kind: rule.kind,
    subject,
    vendor_id: vendorId,
    order_id: orderId,
    rider_id: riderId,
    facts: JSON.stringify(facts),
    opened_at: now,
    changed_at: now,
  })
  if (!isNew) return undefined
  await addEvent(tx, { exception_id: id, at: now, kind: 'opened', operator_id: null, text: null })
  return id
}

interface Found {
  readonly signal: Signal
  readonly now: Date
}

/** The owner stays; a snooze ends. */
async function reopen(tx: Tx, row: ExceptionRow, { signal, now }: Found): Promise<string | undefined> {
  const isChanged = await changeException(tx, row, {
    facts: JSON.stringify(signal.facts),
    opened_at: now,
    changed_at: now,
    taken_at: row.owner_id === null ? null : now,
    snoozed_until: null,
    snooze_reason: null,
    has_cause: true,
    absent_since: null,
    reopenings: row.reopenings + 1,
    closed_at: null,
    closed_by: null,
    close_reason: null,
  })
  if (!isChanged) return undefined
  const { exception_id } = row
  await addEvent(tx, { exception_id, at: now, kind: 'reopened', operator_id: null, text: null })
  return exception_id
}

async function close(tx: Tx, row: ExceptionRow, now: Date): Promise<void> {
  const closed = { closed_at: now, closed_by: null, close_reason: null, has_cause: false, changed_at: now }
  if (!(await changeException(tx, row, closed))) return
  const { exception_id } = row
  await addEvent(tx, { exception_id, at: now, kind: 'closed', operator_id: null, text: null })
}

async function refresh(tx: Tx, row: ExceptionRow, { signal, now }: Found): Promise<void> {
  if (row.closed_at !== null || isDeepStrictEqual(row.facts, signal.facts)) return
  await changeException(tx, row, { facts: JSON.stringify(signal.facts), changed_at: now })
}
