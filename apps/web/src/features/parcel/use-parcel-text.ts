import type { Parcel } from '@beckon/domain/request'
import { useTexts } from '../../platform/texts/index.ts'

/** How heavy and large a parcel is at most, in words. */
export function useParcelText(): (parcel: Parcel) => string {
  const { t, format } = useTexts()
  return ({ grams, sideCm }) =>
    t('request.parcel-band', { weight: format.weight(grams / 1000), side: format.side(sideCm) })
}
