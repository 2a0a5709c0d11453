/** One answer of the service with its time. Phone times in milliseconds. */
export interface ClockSample {
  readonly sentAt: number
  readonly receivedAt: number
  /** Seconds since 1970 by the clock of the service, as it answered. */
  readonly serviceNow: number
}

/** An estimate of the clock of the service: clocks of phones may be wrong by minutes. */
export interface ServiceClock {
  learn(sample: ClockSample): void
  /** Milliseconds since 1970. */
  now(): number
  /** Whole seconds since 1970, for comparing with expiries. */
  seconds(): number
}

/** After this time a slower answer replaces a faster one: clocks drift, and people set them. */
const SAMPLE_AGE_MS = 120_000

/** Corrects the clock of the phone by answers of the service; the fastest recent answer is the most exact one. */
export function createServiceClock(phoneNow: () => number): ServiceClock {
  let best: { readonly ahead: number; readonly roundTrip: number; readonly at: number } | undefined
  return {
    learn({ sentAt, receivedAt, serviceNow }) {
      const roundTrip = receivedAt - sentAt
      // A phone whose clock was set during the call.
      if (roundTrip < 0) return
      const isOld = best === undefined || Math.abs(receivedAt - best.at) > SAMPLE_AGE_MS
      if (!isOld && best && roundTrip > best.roundTrip) return
      best = { ahead: serviceNow * 1000 - (sentAt + receivedAt) / 2, roundTrip, at: receivedAt }
    },
    now: () => phoneNow() + (best?.ahead ?? 0),
    seconds: () => Math.floor((phoneNow() + (best?.ahead ?? 0)) / 1000),
  }
}
