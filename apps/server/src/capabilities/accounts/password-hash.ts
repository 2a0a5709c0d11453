import { hash, verify } from '@node-rs/argon2'

/** argon2id (the library's default) with 19 MiB and two passes: the floor that OWASP gives for interactive sign-in. */
const settings = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, settings)

export interface PasswordCheck {
  /** Takes the same work whether or not there is such a user. */
  matches(password: string, stored: string | undefined): Promise<boolean>
}

/** Without a stored hash the password is checked against this one, so that the time says nothing. */
export function createPasswordCheck(): PasswordCheck {
  let nobodys: Promise<string> | undefined
  return {
    async matches(password, stored) {
      nobodys ??= hashPassword('no user has this password')
      const right = await verify(stored ?? (await nobodys), password)
      return right && stored !== undefined
    },
  }
}
