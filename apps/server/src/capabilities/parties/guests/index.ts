import { accountCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import { GUEST_KEPT_HOURS } from '@beckon/domain/limits'
import type { FastifyInstance } from 'fastify'
import { createPeriodicService } from '../../../platform/periodic-service.ts'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { VendorsService } from '../vendors/index.ts'
import { claimGuest } from './claim-guest.ts'
import { isGuestToken, readGuestToken } from './guest-token.ts'
import { startGuest } from './start-guest.ts'
import { isGuest } from './store.ts'

export interface RequiredServices {
  readonly vendors: VendorsService
  /** Whether guests are allowed there. */
  readonly isOpen: (country: CountryCode) => Promise<boolean>
}

export interface GuestsService {
  routes(app: FastifyInstance): void
  /** Deletes guests without orders, two days after their tokens ended. */
  purgeIdle(): Promise<void>
}

const HOUR_MS = 3_600_000
const BATCH = 500

/** Guests: users without an account. */
export function guests(
  { db, clock, log, callers, background, signer: signerOf }: Platform,
  { vendors, isOpen }: RequiredServices,
): GuestsService {
  const signer = signerOf('guest')
  callers.recognise(
    'vendor',
    (authorization, country) =>
      readGuestToken(signer, authorization, country, (vendorId) => isGuest(db, vendorId)),
    isGuestToken,
  )
  const purgeIdle = async () => {
    const before = new Date(clock.now().getTime() - GUEST_KEPT_HOURS * HOUR_MS)
    while ((await vendors.guests.removeIdle(db, before, BATCH)) === BATCH);
  }
  background.add(createPeriodicService('guest retention', HOUR_MS, purgeIdle, log), 'worker')
  return {
    purgeIdle,
    routes: (app) => {
      serve(app, accountCalls.startGuest, ({ country }) =>
        startGuest({ db, clock, signer, vendors, isOpen }, country),
      )
      serve(app, accountCalls.claimGuest, ({ caller, body }) =>
        claimGuest({ db, signer, vendors }, { user: caller, token: body.token }),
      )
    },
  }
}
