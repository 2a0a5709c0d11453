/** The search for a rider. Seconds and metres. */
export const dispatchLimits = {
  /** Time in which a rider can accept an offer. */
  offerSeconds: 30,
  /** Time for handing a parcel over, at each end. */
  handoverSeconds: 180,
  /** Riders with parcels farther away than this by air are not asked. */
  carrierRadiusMetres: 4000,
  /** This many of the nearest riders with parcels are compared by road: each costs about twenty ways. */
  comparedCarriers: 3,
  /** A parcel that is late already becomes later by no more than this for the sake of another one. */
  laterThanLateSeconds: 120,
  /** Pause before the next search when no rider is free. */
  pauseSeconds: 5,
  /** Riders farther away than this by air are not asked. */
  searchRadiusMetres: 12_000,
  /** Ways for the map of a phone are not longer than this by air: they cost the service time. */
  routeMetres: 30_000,
  /** This many of the nearest riders by air are compared by road. */
  comparedByRoad: 6,
  /** "Near" the collection point and the customer. */
  nearMetres: 250,
  /** A trail point is stored when the rider has come this far since the last one. */
  trailMetres: 25,
  /** A rider who stands leaves one after so many seconds. */
  trailSeconds: 60,
  /** A position with a larger radius does not move the rider. */
  worstAccuracyMetres: 200,
  /** No rider is faster, so such a jump is an error of the phone. Metres per second. */
  fastestMetresPerSecond: 70,
  /** A rider whose newest position is older gets no offers. */
  oldPositionSeconds: 120,
  /** The position of a rider without a parcel is stored after this many metres or seconds. */
  idleRiderMetres: 100,
  idleRiderSeconds: 60,
} as const

/** Photos that prove a handover. */
export const photoLimits = {
  bytes: 5 * 1024 * 1024,
  /** The largest phone cameras take fewer; a larger picture is a decompression bomb. */
  pixels: 50_000_000,
  /** Of each kind of an order. */
  each: 3,
  /** Seconds after the end in which a phone without a connection may catch up. */
  afterEnd: 24 * 3600,
} as const
