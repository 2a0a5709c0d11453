import { Button } from '../../features/controls/index.ts'
import { Page } from '../../features/page/index.ts'
import { open } from '../../platform/router/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { CameraCheck } from './CameraCheck.tsx'
import { Cannot } from './Cannot.tsx'
import { InstallCheck } from './InstallCheck.tsx'
import { LocationCheck } from './LocationCheck.tsx'
import { PushCheck } from './PushCheck.tsx'
import { ScreenCheck } from './ScreenCheck.tsx'
import { SoundCheck } from './SoundCheck.tsx'
import { ReportContext, summaryOf, useStates } from './summary.ts'
import { TrackerCheck } from './TrackerCheck.tsx'
import styles from './ready.module.css'

/** Tests what a phone needs for riding, and explains what it cannot do. */
export function Screen() {
  const { t } = useTexts()
  const { states, report } = useStates()
  return (
    <Page
      title={t('rider.ready.title')}
      back={{ page: 'work' }}
      actions={
        <Button kind="primary" isBig onPress={() => open({ page: 'work' })}>
          {t('rider.ready.to-work')}
        </Button>
      }
    >
      <Summary {...summaryOf(states)} />
      <p>{t('rider.ready.intro')}</p>
      <ReportContext value={report}>
        <LocationCheck />
        <InstallCheck />
        <PushCheck />
        <SoundCheck />
        <ScreenCheck />
        <CameraCheck />
        <TrackerCheck />
      </ReportContext>
      <Cannot />
    </Page>
  )
}

function Summary({ open: count, total }: ReturnType<typeof summaryOf>) {
  const { t } = useTexts()
  return (
    <p className={styles.summary} role="status">
      {count === 0 ? t('rider.ready.summary-good') : t('rider.ready.summary-open', { count, total })}
    </p>
  )
}
