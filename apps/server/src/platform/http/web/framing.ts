import type { CountryCode } from '@beckon/domain/country'
import type { Logger } from 'pino'

type OriginsOf = (country: CountryCode) => Promise<readonly string[]>

/** Registry of origins besides our own that may frame our pages. */
export interface Framing {
  allow(originsOf: OriginsOf): void
  /** Never fails: who cannot be looked up may not frame us. */
  originsOf: OriginsOf
}

/** Screens of embedded mode. Sign-in, accounts, help and the pages for those who wait for a parcel are none. */
const embeddedScreens =
  /^\/(?:odwp|request-a-rider|order-tracking|history|bulk-order|maintenance|termsandconditions|privacy|prohibiteditems-c2c)(?:\/|$)/u

/** Whether pages of a platform may show what is at this path; any other spelling of the path is refused too. */
export const isEmbeddable = (path: string): boolean => embeddedScreens.test(path)

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
