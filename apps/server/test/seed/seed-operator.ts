import type { CountryCode } from '@beckon/domain/country'
import { addOperator } from '../../src/capabilities/settings/operators/index.ts'
import type { TestServer } from '../test-server.ts'

export interface SeededOperator {
  readonly id: string
  readonly token: string
  /** To be sent with each call. */
  headersIn(country: CountryCode): { readonly authorization: string; readonly 'x-country': CountryCode }
}

export async function seedOperator(
  server: TestServer,
  id: string,
  countries: readonly CountryCode[],
): Promise<SeededOperator> {
  const { db, clock } = server.platform
  const token = await addOperator(db, { operatorId: id, name: `Operator ${id}`, countries, now: clock.now() })
  if (token === undefined) throw new Error(`there is an operator ${id} already`)
  return {
    id,
    token,
    headersIn: (country) => ({ authorization: `Operator ${token}`, 'x-country': country }),
  }
}
