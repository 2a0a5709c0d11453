import { Button } from '../../features/controls/index.ts'
import { Page } from '../../features/page/index.ts'
import { open } from '../../platform/router/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { CameraCheck } from './CameraCheck.tsx'
import { InstallCheck } from './InstallCheck.tsx'
import { LocationCheck } from './LocationCheck.tsx'
import { PushCheck } from './PushCheck.tsx'
import { ScreenCheck } from './ScreenCheck.tsx'
import { SoundCheck } from './SoundCheck.tsx'
import { TrackerCheck } from './TrackerCheck.tsx'

/** Tests what a phone needs for riding, and explains what it cannot do. */
export function Screen() {
  const { t } = useTexts()
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
      <p>{t('rider.ready.intro')}</p>
      <LocationCheck />
      <InstallCheck />
      <PushCheck />
      <SoundCheck />
      <ScreenCheck />
      <CameraCheck />
      <TrackerCheck />
    </Page>
  )
}
