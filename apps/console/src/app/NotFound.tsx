import { useTexts } from '../platform/texts/index.ts'
import { Page } from '../features/page/index.ts'

export function NotFound() {
  const { t } = useTexts()
  return <Page title={t('console.not-found')} />
}
