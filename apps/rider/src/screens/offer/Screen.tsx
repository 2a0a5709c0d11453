import type { Offer } from '@beckon/contract'
import { useEffect, useState } from 'react'
import { Button, Notice } from '../../features/controls/index.ts'
import { useNow } from '../../platform/clock/index.ts'
import { useDeps } from '../../platform/deps/index.ts'
import { ring } from '../../platform/signals/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { OfferFacts } from './OfferFacts.tsx'
import { Countdown } from './Countdown.tsx'
import { secondsLeft } from './ring.ts'
import { declineReasons, type OfferAnswer, useOffer } from './use-offer.ts'
import styles from './offer.module.css'

export interface OfferScreenProps {
  readonly offer: Offer
  readonly close: () => void
}

/** An offer on the whole screen: it rings until it is answered or expires. */
export function OfferScreen({ offer, close }: OfferScreenProps) {
  const { t, say } = useTexts()
  const { clock } = useDeps()
  const answer = useOffer(offer, close)
  const now = useNow(clock.now, 250)
  const isExpired = secondsLeft(offer.expires_at, now) === 0 && answer.phase === 'open'
  const isRinging = answer.phase === 'open' && !isExpired
  useEffect(() => (isRinging ? ring() : undefined), [isRinging])
  useEffect(closeNotifications, [offer.offer_id])
  if (isExpired) return <Over kind="expired" close={close} />
  if (answer.phase === 'gone') return <Over kind="gone" close={close} />
  return (
    <main className={styles.offer} aria-labelledby="offer-title">
      <header className={styles.head}>
        <div role="alert">
          <h1 id="offer-title" className={styles.title}>
            {t('rider.offer.title')}
          </h1>
        </div>
        <Countdown expiresAt={offer.expires_at} now={now} />
      </header>
      {answer.problem && <Notice kind="error">{say(answer.problem.key, answer.problem.values)}</Notice>}
      <OfferFacts offer={offer} />
      <Answers answer={answer} />
    </main>
  )
}

function Answers({ answer: { phase, accept, decline } }: { readonly answer: OfferAnswer }) {
  const { t } = useTexts()
  const [isDeclining, setDeclining] = useState(false)
  if (isDeclining) {
    return (
      <div className={styles.answers}>
        <h2>{t('rider.offer.why')}</h2>
        {declineReasons.map((reason) => (
          <Button key={reason} isBusy={phase === 'declining'} onPress={() => void decline(reason)}>
            {t(`rider.offer.why.${reason}`)}
          </Button>
        ))}
        <Button kind="quiet" onPress={() => setDeclining(false)}>
          {t('rider.back')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.answers}>
      <Button kind="quiet" onPress={() => setDeclining(true)}>
        {t('rider.offer.decline')}
      </Button>
      <Button kind="primary" isBig isBusy={phase === 'accepting'} onPress={() => void accept()}>
        {phase === 'accepting' ? t('rider.offer.accepting') : t('rider.offer.accept')}
      </Button>
    </div>
  )
}

interface OverProps {
  readonly kind: 'expired' | 'gone'
  readonly close: () => void
}

/** An offer that cannot be accepted any more. */
function Over({ kind, close }: OverProps) {
  const { t } = useTexts()
  const { work } = useDeps()
  const leave = () => {
    close()
    void work.refresh()
  }
  return (
    <main className={styles.over}>
      <div role="alert">
        <h1 className={styles.title}>{t(kind === 'expired' ? 'rider.offer.expired' : 'rider.offer.gone')}</h1>
      </div>
      <p>{t(kind === 'expired' ? 'rider.offer.expired-hint' : 'rider.offer.gone-hint')}</p>
      <Button kind="primary" isBig onPress={leave}>
        {t('rider.to-work')}
      </Button>
    </main>
  )
}

/** The notification of an offer that is on the screen is in the way. */
function closeNotifications(): void {
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer }
  void serviceWorker?.getRegistration('/rider/').then(async (registration) => {
    for (const shown of (await registration?.getNotifications({ tag: 'offer' })) ?? []) shown.close()
  })
}
