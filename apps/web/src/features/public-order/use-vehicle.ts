import type { LinkedOrder } from '@beckon/contract'
import { usePublicPage } from '../../platform/light/index.ts'

const known = ['motorbike', 'scooter', 'bicycle', 'car'] as const

/** Describes a rider by first name and, where available, vehicle. */
export function useVehicle() {
  const { t } = usePublicPage()
  return ({ name, vehicle }: NonNullable<LinkedOrder['rider']>): string => {
    const one = known.find((it) => it === vehicle.toLowerCase())
    return one ? t(`track.vehicle-${one}`, { name }) : name
  }
}
