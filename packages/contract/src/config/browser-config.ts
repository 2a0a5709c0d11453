import { countryCodes } from '@beckon/domain/country'
import { z } from 'zod'
import { latitude, longitude } from '../wire/common.ts'
import { brandPictures } from '../wire/settings/brand-picture.ts'

/** A city on the map. */
const mapPack = z.object({
  /** A PMTiles archive; the address changes with its content. */
  tiles_url: z.string(),
  bounds: z.object({ west: longitude, south: latitude, east: longitude, north: latitude }),
  attribution: z.string(),
  /** These streets are generated, not real. */
  invented: z.boolean(),
})

/** `GET /config.json`: the settings that the browser needs before it can show anything. */
export const browserConfig = z.object({
  country: z.enum(countryCodes),
  country_name: z.string(),
  brand: z.string(),
  currency: z.string(),
  languages: z.array(z.string()),
  default_language: z.string(),
  /**
   * Versions of the texts of these languages and of English: a file with its version in the address is cached
   * forever.
   */
  text_versions: z.record(z.string(), z.string()),
  /** Pictures of the brand in place of the built-in ones. */
  pictures: brandPictures.default({}),
  phone_prefix: z.string(),
  timezone: z.string(),
  default_payment_method: z.string(),
  registration_type: z.enum(['PV', 'NPV']),
  environment: z.enum(['san', 'stg', 'prd']),
  region: z.string(),
  /** Minutes. */
  minimum_eta: z.number(),
  /** Absolute addresses, or paths of the portal. */
  links: z.object({
    privacy: z.string(),
    terms: z.string(),
    documentation: z.string().nullable(),
    /** Null where businesses do not sign up through a partner. */
    partner_sign_up: z.string().nullable(),
  }),
  /** Where businesses without an account manager write to. */
  support_email: z.string(),
  /** Where the OFREP service of this deployment's region begins; null for our own, on the same origin. */
  flags_url: z.string().nullable(),
  /** Where the provider of the help centre of this region begins; null for our own, on the same origin. */
  help_url: z.string().nullable(),
  /** Whose frames cards are typed into; null where none can be taken. */
  gateway_origin: z.string().nullable(),
  /** Scheme, host and port of the pages that may frame the portal; it listens to no others. */
  embed_origins: z.array(z.string()),
  map: z.object({
    centre: z.object({ latitude, longitude }),
    /** A style of the operator's own, whole; nothing else of the map counts then. */
    style_url: z.string().nullable(),
    /**
     * Tiles of the whole map, where there are no `packs`; with them those at the centre, for pages loaded before there were
     * several. Ours are paths. Null where no pack of this country is there: the world at country level is shown.
     */
    basemap_url: z.string().nullable(),
    attribution: z.string(),
    /** These streets are generated, not real. */
    invented: z.boolean(),
    /** The cities of the country with tiles of ours, which are drawn as one map. A process of an earlier version sends none. */
    packs: z.array(mapPack).readonly().default([]),
  }),
})
export type BrowserConfig = z.infer<typeof browserConfig>
