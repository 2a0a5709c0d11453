import { z } from 'zod'

export const latitude = z.number().min(-90).max(90)
export const longitude = z.number().min(-180).max(180)
/** As GeoJSON has a point: an altitude may follow. */
export const position = z.tuple([longitude, latitude]).rest(z.number())
