import type { Network } from './vocabulary.ts'

/** Wide avenues, a grid in each district, many roundabouts. */
export const carCity: Network = {
  rings: [800, 1750],
  avenues: 7,
  gridded: 1,
  winding: 0.12,
  block: 98,
  motorway: 140,
  roundabouts: 5,
  tram: false,
  speeds: { motorway: 120, avenue: 80, street: 40 },
}

/** Grown around an old middle: rings, avenues that lead in, trams. */
export const ringCity: Network = {
  rings: [720, 1650],
  avenues: 8,
  gridded: 0.45,
  winding: 0.22,
  block: 98,
  motorway: 100,
  roundabouts: 3,
  tram: true,
  speeds: { motorway: 110, avenue: 50, street: 30 },
}

/** Dense grids between a few wide roads. */
export const gridCity: Network = {
  rings: [760, 1750],
  avenues: 7,
  gridded: 0.85,
  winding: 0.3,
  block: 98,
  motorway: 80,
  roundabouts: 2,
  tram: false,
  speeds: { motorway: 100, avenue: 50, street: 30 },
}

/** Streets that follow the slopes. */
export const hillCity: Network = {
  rings: [740, 1700],
  avenues: 7,
  gridded: 0.25,
  winding: 0.7,
  block: 98,
  motorway: 60,
  roundabouts: 4,
  tram: false,
  speeds: { motorway: 100, avenue: 60, street: 40 },
}
