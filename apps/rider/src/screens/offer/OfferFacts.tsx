import type { Offer, Task } from '@beckon/contract'
import { useDeps } from '../../platform/deps/index.ts'
import { type Texts, useTexts } from '../../platform/texts/index.ts'
import { OfferStops } from './OfferStops.tsx'
import styles from './offer.module.css'

export interface OfferFactsProps {
  readonly offer: Offer
}

/** The pay of an offer, its stops, and its demands. */
export function OfferFacts({ offer }: OfferFactsProps) {
  const texts = useTexts()
  const { t, format } = texts
  const { clock } = useDeps()
  const { task, way, pay, bonus } = offer
  const asked = askedFor(task, texts, clock.seconds())
  return (
    <div className={styles.facts}>
      {pay !== undefined && (
        <p className={styles.pay}>
          {t('rider.offer.pay')} <strong>{format.amount(pay, task.currency)}</strong>
        </p>
      )}
      {bonus !== undefined && (
        <p>{t('rider.offer.bonus', { amount: format.amount(bonus, task.currency) })}</p>
      )}
      <OfferStops offer={offer} />
      <Stop
        title={t('rider.offer.collect')}
        name={task.collect.name}
        address={task.collect.address}
        way={way && t('rider.offer.to-pickup', wayText(way.to_pickup, texts))}
      />
      <Stop
        title={t('rider.offer.deliver')}
        address={task.deliver.address}
        way={way && t('rider.offer.to-dropoff', wayText(way.to_dropoff, texts))}
      />
      <ul className={styles.asked}>
        {asked.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  )
}

interface StopProps {
  readonly title: string
  readonly name?: string
  readonly address: string
  readonly way: string | undefined
}

function Stop({ title, name, address, way }: StopProps) {
  return (
    <section className={styles.stop}>
      <h2 className={styles.stopTitle}>{title}</h2>
      {name !== undefined && (
        <strong>
          <bdi>{name}</bdi>
        </strong>
      )}
      <bdi>{address}</bdi>
      {way !== undefined && <span className={styles.way}>{way}</span>}
    </section>
  )
}

const wayText = (
  { metres, seconds }: { readonly metres: number; readonly seconds: number },
  { format }: Texts,
) => ({ distance: format.distance(metres), time: format.duration(seconds) })

/** Returns the demands of a parcel: money, age, PIN, size, time. */
function askedFor(task: Task, { t, format }: Texts, now: number): readonly string[] {
  const amount = (value: number) => format.amount(value, task.currency)
  const { parcel } = task
  return [
    task.ready_at <= now
      ? t('rider.offer.ready-now')
      : t('rider.offer.ready-at', { time: format.time(task.ready_at) }),
    ...(parcel
      ? [
          t('rider.offer.parcel', {
            weight: format.weight(parcel.weight_grams / 1000),
            side: format.side(parcel.longest_side_cm),
          }),
        ]
      : []),
    ...(task.payment_method === 'CASH_ON_DELIVERY' && task.amount > 0
      ? [t('rider.offer.cash', { amount: amount(task.amount) })]
      : []),
    ...(task.pay_at_pickup === undefined
      ? []
      : [t('rider.offer.advance', { amount: amount(task.pay_at_pickup) })]),
    ...(task.age_check_required ? [t('rider.offer.age')] : []),
    ...(task.handover_pin_required ? [t('rider.offer.pin')] : []),
  ]
}
