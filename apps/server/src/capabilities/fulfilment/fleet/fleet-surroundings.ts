import type { Roads } from '../dispatch/index.ts'

/** What the simulated world has around its riders. */
export interface FleetSurroundings {
  readonly roads: Roads
  readonly origin: () => string
  /** The PIN that the customer of an order says at the door: whoever plays the customer knows it, no rider does. */
  readonly customerSays: (orderId: string) => Promise<string | undefined>
}
