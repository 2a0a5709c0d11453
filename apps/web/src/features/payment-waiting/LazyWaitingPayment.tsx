import { lazyPart } from '../../platform/loading/index.ts'

/** A notice of the other screens. */
export const WaitingPayment = lazyPart(async () => (await import('./WaitingPayment.tsx')).WaitingPayment, {
  failed: () => null,
})
