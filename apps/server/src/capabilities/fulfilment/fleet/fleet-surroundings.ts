import type { Roads } from '../dispatch/index.ts'

/** The dependencies of the simulated riders. */
export interface FleetSurroundings {
  readonly roads: Roads
  readonly origin: () => string
  /** Returns the PIN that the simulated customer gives at the door; riders have no access to it. */
  readonly customerSays: (orderId: string) => Promise<string | undefined>
}
