import { Suspense, useEffect, useState } from 'react'
import { OtherDevice, Transfers, WorkAlerts } from '../features/alerts/index.ts'
import { Button, Notice } from '../features/controls/index.ts'
import { Page } from '../features/page/index.ts'
import { useTracking } from '../features/tracking/index.ts'
import { useFetchedWork, useWork } from '../features/work/index.ts'
import { useDeps, useStore } from '../platform/deps/index.ts'
import { isOver } from '../platform/queue/index.ts'
import { open, type Route, useRoute } from '../platform/router/index.ts'
import { useTexts } from '../platform/texts/index.ts'
import { OfferScreen } from '../screens/offer/Screen.tsx'
import { Navigation } from './Navigation.tsx'
import { SkipLink } from './SkipLink.tsx'
import { screens } from './screens.ts'
import styles from './frame.module.css'

/** The frame of a logged-in rider: an offer covers every screen. */
export function Frame() {
  const { offer, duty, assignments, stops, otherDevice } = useWork()
  const parcels = assignments.filter((one) => !isOver(one))
  const isWorking = (duty?.state ?? 'off') !== 'off' || parcels.length > 0
  useFetchedWork(isWorking)
  // Two phones at two places would be one rider who jumps between them.
  const isTracked = isWorking && otherDevice === null
  useTracking({ isTracked, hasParcel: parcels.length > 0, headingTo: stops[0]?.at })
  usePush()
  const shown = useShownOffer(offer)
  if (shown.offer) return <OfferScreen key={shown.offer.offer_id} offer={shown.offer} close={shown.close} />
  return (
    <>
      <SkipLink />
      <Banners />
      <Suspense fallback={<Loading />}>
        <Shown />
      </Suspense>
      <Navigation />
    </>
  )
}

/** An offer stays on the screen until the rider leaves it, also when the service has withdrawn it. */
function useShownOffer(offered: ReturnType<typeof useWork>['offer']) {
  const [shown, setShown] = useState(offered)
  const [closed, setClosed] = useState<string>()
  if (offered && offered !== shown) setShown(offered)
  const isOpen = shown !== null && shown.offer_id !== closed
  return { offer: isOpen ? shown : null, close: () => setClosed(shown?.offer_id) }
}

/** Sends the subscription to the service again at each start. */
function usePush(): void {
  const { push } = useDeps()
  const { t, locale: language, direction } = useTexts()
  useEffect(() => void push.load(), [push])
  useEffect(() => {
    const texts = {
      title: t('rider.offer.push-title'),
      body: t('rider.offer.push-text'),
      work: t('rider.push.work'),
    }
    void push.describe({ ...texts, language, direction })
  }, [push, t, language, direction])
}

function Shown() {
  const route = useRoute()
  if (route) return <ScreenOf page={route.page} />
  return <NotFound />
}

function ScreenOf({ page }: { readonly page: Route['page'] }) {
  const Screen = screens[page] ?? NotFound
  return <Screen />
}

function NotFound() {
  const { t } = useTexts()
  return (
    <Page title={t('rider.not-found')}>
      <Button kind="primary" isBig onPress={() => open({ page: 'work' })}>
        {t('rider.to-work')}
      </Button>
    </Page>
  )
}

function Banners() {
  const { t } = useTexts()
  const { work, update } = useDeps()
  const { isOnline } = useStore(work.connection)
  const isUpdateReady = useStore(update.isReady)
  return (
    <div className={styles.banners}>
      {!isOnline && <Notice kind="warning">{t('rider.offline')}</Notice>}
      <OtherDevice />
      <Transfers />
      <WorkAlerts />
      {isUpdateReady && (
        <Notice kind="info">
          <strong>{t('rider.updated')}</strong>
          <span>{t('rider.update-hint')}</span>
          <Button onPress={update.apply}>{t('rider.update')}</Button>
        </Notice>
      )}
    </div>
  )
}

function Loading() {
  const { t } = useTexts()
  return (
    <p role="status" className={styles.loading}>
      {t('rider.loading')}
    </p>
  )
}
