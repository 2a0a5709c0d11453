/** How patiently a rider is looked for. Seconds and metres. */
export const dispatchLimits = {
  /** How long one rider may think about an offer. */
  offerSeconds: 30,
  /** Pause before the next search when no rider is free. */
  pauseSeconds: 5,
  /** Riders farther away than this by air are not asked. */
  reachMetres: 12_000,
  /** Of the nearest riders by air, so many are compared by road. */
  comparedByRoad: 6,
  /** "Near" the collection point and the customer. */
  nearMetres: 250,
  /** A trail point is kept when the rider came this far since the last one. */
  trailMetres: 25,
} as const

/** How far riders are asked, in metres by air: each time that the shop raised the fee as far again. */
export const reachAfter = (raises: number): number => dispatchLimits.reachMetres * (1 + raises)
