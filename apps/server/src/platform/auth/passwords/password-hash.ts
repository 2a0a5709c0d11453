import { hash, verify } from '@node-rs/argon2'
import { widestNetworkOf } from '../../http/limits/network-of.ts'
import { createFairQueue } from './password-queue.ts'

/** argon2id (the library's default) with 19 MiB and two passes: the floor that OWASP gives for interactive sign-in. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, settings)

/** Hashing is heavy, and its threads also read files: this many at once leave some for the rest. */
const CONCURRENCY = 2
/** More would wait for seconds; further attempts are asked to come again. */
const WAITING = 60

export type Verdict = 'right' | 'wrong' | 'busy'

/** `from` is an address, or the id of a user who is signed in: places in the queue are shared out by it. */
export interface PasswordCheck {
  /** Takes the same work whether or not there is such a user. */
  evaluate(password: string, stored: string | undefined, from: string): Promise<Verdict>
  /** Undefined while too many wait. */
  hash(password: string, from: string): Promise<string | undefined>
}

/** Without a stored hash the password is checked against a dummy hash, so that the time reveals nothing. */
export function createPasswordCheck(): PasswordCheck {
  let hashOfUnknown: Promise<string> | undefined
  const queue = createFairQueue(WAITING)
  let running = 0
  async function takeTurn(from: string): Promise<boolean> {
    if (running < CONCURRENCY) {
      running += 1
      return true
    }
    return new Promise((resolve) => {
      const waiting = { start: () => resolve(true), giveUp: () => resolve(false) }
      if (!queue.add(widestNetworkOf(from), waiting)) resolve(false)
    })
  }
  /** Gives the slot to the next in the queue, or frees it. */
  function passTurn(): void {
    const next = queue.take()
    if (next) next.start()
    else running -= 1
  }
  async function inTurn<T>(from: string, work: () => Promise<T>): Promise<T | undefined> {
    if (!(await takeTurn(from))) return undefined
    try {
      return await work()
    } finally {
      passTurn()
    }
  }
  return {
    hash: (password, from) => inTurn(from, () => hashPassword(password)),
    async evaluate(password, stored, from) {
      const isRight = await inTurn(from, async () => {
        hashOfUnknown ??= hashPassword('no user has this password')
        return verify(stored ?? (await hashOfUnknown), password)
      })
      if (isRight === undefined) return 'busy'
      return isRight && stored !== undefined ? 'right' : 'wrong'
    },
  }
}
