import { Radio } from '@mantine/core'
import { needsParcel, chosenBand, type Parcel, parcelBands } from '@beckon/domain/request'
import { useParcelText } from '../../../features/parcel/index.ts'
import { useSession } from '../../../platform/session/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { lastParcel } from '../draft/last-parcel.ts'
import { useParcelLimits } from '../hooks/use-parcel-limits.ts'
import type { RequestFlow } from '../hooks/use-request.ts'
import styles from './parts.module.css'

/** A choice of weight and size in countries with several parcel limits. */
export function ParcelField({ flow: { state, send } }: { readonly flow: RequestFlow }) {
  const { t, say } = useTexts()
  const { identity } = useSession()
  const sayParcel = useParcelText()
  const limit = useParcelLimit()
  const limits = useParcelLimits()
  const { draft, problem, origin } = state.context
  if (!needsParcel(limits)) return null
  const bands = parcelBands(limits)
  const error = problem?.fields?.['parcel']
  const choose = (value: string) => {
    const parcel = bands.find((band) => idOf(band) === value)
    if (!parcel) return
    lastParcel(identity ?? '', origin.vendorId).write(parcel)
    send({ type: 'EDIT', change: { parcel } })
  }
  const chosen = draft.parcel && chosenBand(draft.parcel, limits)
  return (
    <Radio.Group
      label={t('request.parcel')}
      description={limit}
      value={chosen ? idOf(chosen) : ''}
      error={error === undefined ? undefined : say(error)}
      onChange={choose}
    >
      <div className={styles.bands}>
        {bands.map((band) => (
          <Radio.Card key={idOf(band)} value={idOf(band)} className={styles.band}>
            <Radio.Indicator />
            {sayParcel(band)}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}

/** Describes the largest parcel that riders carry. */
export function useParcelLimit(): string {
  const { t, format } = useTexts()
  const { maxWeightKg, maxSideCm } = useParcelLimits()
  return t('request.parcel-limit', { weight: format.weight(maxWeightKg), side: format.side(maxSideCm) })
}

const idOf = ({ grams, sideCm }: Parcel) => `${grams} ${sideCm}`
