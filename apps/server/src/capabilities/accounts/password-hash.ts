import { hash, verify } from '@node-rs/argon2'

/** argon2id (the library's default) with 19 MiB and two passes: the floor that OWASP gives for interactive sign-in. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, settings)

/** Hashing is heavy, and its threads also read files: this many at once leave some for the rest. */
const AT_ONCE = 2
/** More than these would wait for seconds; whoever comes then is asked to come again. */
const WAITING = 60

export type Verdict = 'right' | 'wrong' | 'busy'

export interface PasswordCheck {
  /** Takes the same work whether or not there is such a user. */
  judge(password: string, stored: string | undefined): Promise<Verdict>
  /** Undefined while too many wait. */
  hash(password: string): Promise<string | undefined>
}

/** Without a stored hash the password is checked against nobody's, so that the time says nothing. */
export function createPasswordCheck(): PasswordCheck {
  let nobodys: Promise<string> | undefined
  const turns: (() => void)[] = []
  let running = 0
  async function takeTurn(): Promise<void> {
    if (running >= AT_ONCE) await new Promise<void>((resolve) => turns.push(resolve))
    else running += 1
  }
  /** The turn goes to the next who waits, or nobody has it. */
  function passTurn(): void {
    const next = turns.shift()
    if (next) next()
    else running -= 1
  }
  async function inTurn<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (turns.length >= WAITING) return undefined
    await takeTurn()
    try {
      return await work()
    } finally {
      passTurn()
    }
  }
  return {
    hash: (password) => inTurn(() => hashPassword(password)),
    async judge(password, stored) {
      const isRight = await inTurn(async () => {
        nobodys ??= hashPassword('no user has this password')
        return verify(stored ?? (await nobodys), password)
      })
      if (isRight === undefined) return 'busy'
      return isRight && stored !== undefined ? 'right' : 'wrong'
    },
  }
}
