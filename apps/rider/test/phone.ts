import { IDBFactory } from 'fake-indexeddb'
import 'fake-indexeddb/auto'
import type { AnswerOf, Call } from '@beckon/contract'
import type { CallError, CallResult, Client } from '@beckon/contract/client'
import { createServiceClock } from '../src/platform/clock/index.ts'
import { type Changes, type Database, openDatabase } from '../src/platform/storage/index.ts'

let count = 0

/** A database of its own. */
export const freshDatabase = (): Promise<Database> => {
  count += 1
  return openDatabase(`test-${count}-${String(new IDBFactory())}`)
}

/** Changes within one page. */
export function localChanges(): Changes {
  const listeners = new Map<string, Set<() => void>>()
  return {
    publish: (change) => listeners.get(change)?.forEach((listener) => listener()),
    on(change, listener) {
      const set = listeners.get(change) ?? new Set()
      listeners.set(change, set.add(listener))
      return () => set.delete(listener)
    },
  }
}

export interface Made {
  readonly call: string
  readonly input: { readonly body?: unknown; readonly params?: unknown; readonly query?: unknown }
  readonly key: string | undefined
}

type Answer = (made: Made) => unknown

/** A service that answers each call by its name: with a result, or with `failure(…)`. */
export function fakeService(given: Readonly<Record<string, Answer>>) {
  // Most pages of work are about a rider without planned shifts.
  const answers: Readonly<Record<string, Answer>> = { listOwnShifts: () => ({ result: [] }), ...given }
  const made: Made[] = []
  const client: Client = {
    async call<C extends Call>(call: C, input: object, options: { idempotencyKey?: string } = {}) {
      const one = { call: call.name, input, key: options.idempotencyKey }
      made.push(one)
      const answer = await answers[call.name]?.(one)
      return (
        answer instanceof Failed ? { ok: false, error: answer.error } : { ok: true, answer }
      ) as CallResult<AnswerOf<C>>
    },
    open: () => Promise.reject(new Error('no files here')),
  }
  return { client, made }
}

class Failed {
  readonly error: CallError
  constructor(error: CallError) {
    this.error = error
  }
}

export const offline = new Failed({ kind: 'offline' })

/** A refusal of the service. */
export const refused = (status: number, code: string, meta: object = {}) =>
  new Failed({
    kind: 'refused',
    status,
    failure: {
      errors: [{ code, message: code, meta: { translation_key: `error.${code}`, ...meta } }],
    } as Extract<CallError, { kind: 'refused' }>['failure'],
  })

export const serviceClock = () => createServiceClock(() => 1_000_000)
