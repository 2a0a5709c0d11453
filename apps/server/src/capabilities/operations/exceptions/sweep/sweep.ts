import type { CountryCode } from '@beckon/domain/country'
import { isException, type KnownException, nextStep } from '@beckon/domain/exception'
import type { ExceptionSeconds } from '@beckon/domain/limits'
import { unixSeconds } from '../../../../platform/clock.ts'
import { inTransaction, type Tx } from '../../../../platform/database/transaction.ts'
import type { SweepDeps } from '../deps.ts'
import { queueMails } from '../mail/queue-mails.ts'
import { comparedExceptions, type ExceptionRow, holdSweep } from '../store.ts'
import { takeStep } from './take-step.ts'
import { findMoney } from './find-money.ts'
import { findOrders } from './find-orders.ts'
import { findQuestions } from './find-questions.ts'
import { findSystems } from './find-systems.ts'
import { keyOf, type Signal } from './signal.ts'

/** Exceptions that one transaction opens or closes, so that none of them is locked for long. */
const MOST_STEPS = 500

/**
 * Compares the present state of orders, riders, money, messages and uploads with the exceptions: opens, closes and opens
 * again. Each transaction begins with the present state, so that a killed sweep leaves nothing to repair.
 */
export async function sweep(deps: SweepDeps, most = MOST_STEPS): Promise<void> {
  let isDone = false
  while (!isDone) isDone = await inTransaction(deps.db, (tx) => takeSteps(deps, tx, most))
}

/** Takes at most so many steps; returns whether none is left, or another sweep runs. */
async function takeSteps(deps: SweepDeps, tx: Tx, most: number): Promise<boolean> {
  if (!(await holdSweep(tx))) return true
  const now = deps.clock.now()
  const known = new Map((await comparedExceptions(tx, now)).map((row) => [keyOf(row), row]))
  const signals = await causes(deps, tx, known)
  const opened: ExceptionRow['exception_id'][] = []
  let steps = 0
  for (const key of new Set([...known.keys(), ...signals.keys()])) {
    const row = known.get(key)
    const signal = signals.get(key)
    const step = nextStep(row && stateOf(row), signal !== undefined, unixSeconds(now))
    if (step !== 'none') steps += 1
    if (steps > most) break
    const id = await takeStep(tx, { step, row, signal, now })
    if (id !== undefined) opened.push(id)
  }
  await queueMails(tx, opened, now)
  return steps <= most
}

const stateOf = (row: ExceptionRow): KnownException => ({
  closedAt: row.closed_at && unixSeconds(row.closed_at),
  hasCause: row.has_cause,
  absentSince: row.absent_since && unixSeconds(row.absent_since),
  reopenings: row.reopenings,
})

/** The signals that are exceptions by the rules and by the seconds of their country, by their key. */
async function causes(
  { clock, parameters }: SweepDeps,
  tx: Tx,
  known: ReadonlyMap<string, ExceptionRow>,
): Promise<ReadonlyMap<string, Signal>> {
  const at = clock.now()
  const now = unixSeconds(at)
  const secondsOf = secondsByCountry(parameters)
  const found = new Map<string, Signal>()
  const all = [await findOrders(tx), await findQuestions(tx), await findMoney(tx), await findSystems(tx, at)]
  for (const signal of all.flat()) {
    const key = keyOf({ ...signal, kind: signal.rule.kind })
    const isOpen = known.get(key)?.closed_at === null
    const seconds = await secondsOf(signal.country)
    if (isException(signal.rule, { now, seconds, isOpen })) found.set(key, signal)
  }
  return found
}

/** Reads the seconds of each country once. */
function secondsByCountry(parameters: SweepDeps['parameters']) {
  const read = new Map<CountryCode, ExceptionSeconds>()
  return async (country: CountryCode): Promise<ExceptionSeconds> => {
    const seconds = read.get(country) ?? (await parameters.of(country)).exceptionSeconds
    read.set(country, seconds)
    return seconds
  }
}
