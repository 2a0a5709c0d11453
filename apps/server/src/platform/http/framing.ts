import type { CountryCode } from '@beckon/domain/country'
import type { Logger } from 'pino'

type OriginsOf = (country: CountryCode) => Promise<readonly string[]>

/** Which pages may show ours inside them, besides our own. The capability that knows them says so. */
export interface Framing {
  allow(originsOf: OriginsOf): void
  /** Never fails: who cannot be looked up may not frame us. */
  originsOf: OriginsOf
}

/** Nothing else may stand in a header: an origin that is not one as a browser writes it is left out. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text

export function createFraming(log: Logger): Framing {
  let known: OriginsOf = async () => []
  return {
    allow(originsOf) {
      known = originsOf
    },
    async originsOf(country) {
      try {
        return (await known(country)).filter(isOrigin)
      } catch (error) {
        log.error({ err: error }, 'the pages that may frame us are not known')
        return []
      }
    },
  }
}
