import { distanceBetween } from '@beckon/domain/geo'
import type { MapEngine } from '../../src/capabilities/parties/places/index.ts'

/** Metres per second on the straight roads of a test. */
const SPEED = 5

/** No cities: every road is a straight line and exactly as long as it. */
export function testMaps(changes: Partial<MapEngine> = {}): MapEngine {
  return {
    packs: () => [],
    packsIn: () => [],
    tilesOf: () => undefined,
    refresh: async () => undefined,
    autocomplete: () => [],
    details: () => undefined,
    reverse: () => undefined,
    worldLand: async () => '{"type":"FeatureCollection","features":[]}',
    route(from, to) {
      const distance = distanceBetween(from, to)
      const path = [from, to].map(({ latitude, longitude }) => [longitude, latitude] as const)
      return { distance, duration: distance / SPEED, path, estimated: false }
    },
    ...changes,
  }
}
