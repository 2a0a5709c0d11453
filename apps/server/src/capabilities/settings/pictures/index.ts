import { type BrandPicture, pictureCalls } from '@beckon/contract'
import type { CountryCode } from '@beckon/domain/country'
import type { PictureSlot } from '@beckon/domain/picture'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../platform/http/serve.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recentlyRead } from '../../../platform/recently-read.ts'
import { listPictures, setPicture, uploadPicture } from './change-pictures.ts'
import { CHANGED_TOPIC } from './deps.ts'
import { pictureFileRoutes } from './file-routes.ts'
import { loadVersions, pictureOf } from './store.ts'

export type ShownPictures = Partial<Record<PictureSlot, BrandPicture>>

export interface PicturesService {
  routes(app: FastifyInstance): void
  /** The pictures that a country shows in place of the built-in ones. Never fails: the built-in ones are shown then. */
  of(country: CountryCode): Promise<ShownPictures>
}

/** A process that missed the event of a change shows the new picture after this time. */
const RECENT_MS = 30_000

/** The pictures of brands, which operators replace in a country. */
export function pictures({ db, clock, bus, log }: Platform): PicturesService {
  const shown = recentlyRead({ clock, recentMs: RECENT_MS }, async (country: CountryCode) => {
    const found: ShownPictures = {}
    // The newest version of each slot comes first.
    for (const row of (await loadVersions(db, country)).toReversed()) {
      const picture = pictureOf(row)
      if (picture) found[row.slot] = picture
      else delete found[row.slot]
    }
    return found
  })
  bus.subscribe(CHANGED_TOPIC, () => shown.dropAll())
  bus.onGap(() => shown.dropAll())
  const deps = { db, clock, bus, drop: () => shown.dropAll() }
  return {
    routes(app) {
      pictureFileRoutes(app, db)
      serve(app, pictureCalls.listPictures, async ({ country }) => ({
        result: await listPictures(db, country),
      }))
      serve(app, pictureCalls.uploadPicture, (context) => uploadPicture(deps, context), {
        tooLarge: 'request.too-large',
        invalid: 'picture.invalid',
      })
      serve(app, pictureCalls.setPicture, (context) => setPicture(deps, context))
    },
    async of(country) {
      try {
        return await shown.of(country)
      } catch (error) {
        log.error({ err: error, country }, 'the pictures of the brand cannot be read')
        return {}
      }
    },
  }
}
