import { Page } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** The rider's work: duty, offers and parcels. */
export function Screen() {
  const { t } = useTexts()
  return <Page title={t('rider.duty.title')}>{t('rider.duty.off')}</Page>
}
