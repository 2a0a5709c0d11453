import type { Signer } from '../../platform/auth/signer.ts'
import type { Bus } from '../../platform/bus/bus.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { PasswordCheck } from './password-hash.ts'

export interface AccountParts {
  readonly db: Database
  readonly clock: Clock
  readonly bus: Bus
  readonly signer: Signer
  readonly passwords: PasswordCheck
}
