import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useMay } from '../../features/access/index.ts'
import { useDialog } from '../../features/dialog/index.ts'
import { Page, type PageTab, PageTabs } from '../../features/page/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Attempts } from './Attempts.tsx'
import { InviteDialog } from './InviteDialog.tsx'
import { OperatorList } from './OperatorList.tsx'

/** The operators of the country, and refused attempts to get in. */
export function Screen() {
  const { t } = useTexts()
  const may = useMay('operators.manage')
  const [isInviting, setInviting] = useDialog('invite')
  const invite = may && <Button onClick={() => setInviting(true)}>{t('console.operators.invite')}</Button>
  return (
    <Page title={t('console.nav.operators')} aside={invite}>
      <PageTabs tabs={useTabs(invite)} />
      {may && isInviting && <InviteDialog close={() => setInviting(false)} />}
    </Page>
  )
}

function useTabs(invite: ReactNode): PageTab[] {
  const { t } = useTexts()
  const maySeeAttempts = useMay('audit.read')
  return [
    {
      id: 'operators',
      title: t('console.nav.operators'),
      content: () => <OperatorList invite={invite} />,
    },
    ...(maySeeAttempts
      ? [{ id: 'attempts', title: t('console.operators.attempts'), content: () => <Attempts /> }]
      : []),
  ]
}
