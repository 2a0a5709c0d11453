import { Stack } from '@mantine/core'
import { useSelectedVendor } from '../../features/branch-selector/index.ts'
import { Page } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { ChangePassword } from './parts/ChangePassword.tsx'
import { Members } from './parts/Members.tsx'
import { Sessions } from './parts/Sessions.tsx'

/** One's own account, and the people of the collection point. */
export function Screen() {
  const { t } = useTexts()
  const vendor = useSelectedVendor()
  return (
    <Page title={t('people.title')} width="narrow">
      <Stack gap="lg">
        <Members vendor={vendor} />
        <Sessions />
        <ChangePassword />
      </Stack>
    </Page>
  )
}
