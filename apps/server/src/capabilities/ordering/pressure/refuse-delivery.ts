import type { PressureRefusal } from '@beckon/domain/pressure'
import { type Refusal, refuse } from '../../../platform/refusal.ts'

/** The refusal of a quote by a measure or the hours of a zone. */
export function refuseDelivery(refusal: PressureRefusal): Refusal {
  if (refusal.code === 'zone-closed') return refuse('delivery.zone-closed', { ...refusal.hours })
  const { code, ...facts } = refusal
  return refuse(`delivery.${code}`, facts)
}
