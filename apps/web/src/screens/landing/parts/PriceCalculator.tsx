import { toDecimal } from '@beckon/domain/money'
import { tariffFee } from '@beckon/domain/pricing'
import { useId, useState } from 'react'
import { CheckBox } from '../../../features/controls/index.ts'
import type { CountrySettings } from '../../../features/help/index.ts'
import { useCountryName } from '../../../features/page/index.ts'
import { useCurrency } from '../../../platform/client/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import screen from '../Landing.module.css'
import styles from './PriceCalculator.module.css'

const METRES = 1000
const STEP = 500
/** A short ride in a town: the initial value of the slider. */
const USUAL = 3 * METRES

export interface PriceCalculatorProps {
  readonly figures: CountrySettings
}

/** The price of a delivery, by the same rule as the real one. */
export function PriceCalculator({ figures: { tariff, maxDistanceKm } }: PriceCalculatorProps) {
  const { t, format } = useTexts()
  const currency = useCurrency()
  const countryName = useCountryName()
  const id = useId()
  const farthest = maxDistanceKm * METRES
  const [wished, setDistance] = useState(USUAL)
  const distance = Math.min(wished, farthest)
  const [cash, setCash] = useState(false)
  const { total, components } = tariffFee({ tariff, currency, distance, cash })
  const length = format.distance(distance)
  const names = {
    base: t('landing.price-base'),
    distance:
      tariff.includedKm > 0
        ? t('landing.price-way-included', {
            distance: length,
            included: format.distance(tariff.includedKm * METRES),
          })
        : t('landing.price-way', { distance: length, perKm: format.amount(tariff.perKm) }),
    cash_on_delivery: t('landing.price-cash-part'),
  }
  return (
    <section aria-labelledby="price" className={screen.section}>
      <h2 id="price" className={screen.heading}>
        {t('landing.price-title')}
      </h2>
      <p className={styles.lead}>{t('landing.price-lead', { country: countryName })}</p>
      <div className={styles.calculator}>
        <div className={styles.choices}>
          <label htmlFor={id} className={styles.label}>
            {t('landing.price-distance')} <output htmlFor={id}>{length}</output>
          </label>
          <input
            id={id}
            type="range"
            className={styles.range}
            min={STEP}
            max={farthest}
            step={STEP}
            value={distance}
            aria-valuetext={length}
            onChange={(event) => setDistance(event.currentTarget.valueAsNumber)}
          />
          {tariff.cashExtra > 0 && (
            <CheckBox label={t('landing.price-cash')} checked={cash} onChange={setCash} />
          )}
          <p className={styles.note}>{t('landing.price-note')}</p>
        </div>
        <dl className={styles.fee} aria-live="polite" data-price>
          {components.map(({ name, amount }) => (
            <div key={name}>
              <dt>{names[name]}</dt>
              <dd>
                <bdi>{format.amount(toDecimal(amount))}</bdi>
              </dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>{t('landing.price-fee')}</dt>
            <dd>
              <bdi>{format.amount(toDecimal(total))}</bdi>
            </dd>
          </div>
        </dl>
      </div>
    </section>
  )
}
