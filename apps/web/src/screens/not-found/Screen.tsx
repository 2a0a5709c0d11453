import { Button } from '@mantine/core'
import IconMapOff from '~icons/tabler/map-off'
import { Link } from '@tanstack/react-router'
import { EmptyState, usePageTitle } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

/** Any address without a screen, in either frame. */
export function NotFound() {
  const { t } = useTexts()
  usePageTitle(t('not-found.title'))
  return (
    <section style={{ display: 'grid', placeContent: 'center', minBlockSize: '60dvh' }}>
      <EmptyState
        icon={IconMapOff}
        heading="h1"
        title={t('not-found.title')}
        text={t('not-found.text')}
        action={<Button renderRoot={(props) => <Link to="/" {...props} />}>{t('action.home')}</Button>}
      />
    </section>
  )
}
