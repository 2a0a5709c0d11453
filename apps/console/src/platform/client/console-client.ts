import type { CountryCode } from '@beckon/domain/country'
import { type Client, createClient } from '@beckon/contract/client'

/** Values that each call carries. */
export interface Scope {
  readonly language: () => string
  readonly country: () => CountryCode
}

/**
 * The client of an operator. The session is in a cookie that scripts cannot read; the header of the console shows that
 * the call comes from this page and not from one of another site.
 */
export const consoleClient = ({ language, country }: Scope): Client =>
  createClient({
    origin: '',
    retries: 1,
    headers: () => ({ 'accept-language': language(), 'x-country': country(), 'x-beckon-console': '1' }),
  })
