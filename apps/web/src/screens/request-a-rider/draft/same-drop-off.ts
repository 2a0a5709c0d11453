import type { WirePoint } from '@beckon/contract'

/** As the service has it: about ten centimetres. */
const SAME_DOOR_DEGREES = 1e-6

export const isSameDoor = (one: WirePoint, other: WirePoint): boolean =>
  Math.abs(one.latitude - other.latitude) < SAME_DOOR_DEGREES &&
  Math.abs(one.longitude - other.longitude) < SAME_DOOR_DEGREES
