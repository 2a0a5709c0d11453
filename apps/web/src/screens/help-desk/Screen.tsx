import '../../platform/theme/component-styles.css'
import { Loader } from '@mantine/core'
import IconClockOff from '~icons/tabler/clock-off'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMailedToken } from '../../features/account-form/index.ts'
import {
  type HelpSession,
  HelpSessionContext,
  HelpDesk,
  onTokenMessage,
  startHelpSession,
  renewHelpSession,
} from '../../features/help/index.ts'
import { EmptyState, usePageTitle } from '../../features/page/index.ts'
import { useClient } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './Screen.module.css'

/** Our own help centre, inside the portal's frame: the token identifies its user. */
export function Screen() {
  const { t } = useTexts()
  usePageTitle(t('help.title'))
  const code = useMailedToken()
  return (
    <div className={styles.page}>
      <meta name="robots" content="noindex, nofollow" />
      {code === undefined ? <Expired /> : <Opened key={code} code={code} />}
    </div>
  )
}

function Opened({ code }: { readonly code: string }) {
  const { t } = useTexts()
  const client = useClient()
  const { data: opened, isError } = useQuery({
    queryKey: ['help-desk', code],
    // It opens once.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: ({ signal }) => startHelpSession(client, code, signal),
  })
  const session = useRenewed(opened)
  if (isError) return <Expired />
  if (!session) return <Loader role="status" aria-label={t('state.loading')} m="xl" />
  return (
    <HelpSessionContext value={session}>
      <HelpDesk />
    </HelpSessionContext>
  )
}

/** The page's token expires after an hour; each new token of the portal extends it. */
function useRenewed(opened: HelpSession | undefined): HelpSession | undefined {
  const { locale: language } = useTexts()
  const client = useClient()
  const [renewed, setRenewed] = useState<HelpSession>()
  useEffect(() => {
    if (!opened) return undefined
    return onTokenMessage((token) => {
      void renewHelpSession(client, opened, { token, language }).then(
        (session) => session && setRenewed(session),
      )
    })
  }, [client, opened, language])
  return renewed ?? opened
}

function Expired() {
  const { t } = useTexts()
  return <EmptyState icon={IconClockOff} heading="h1" title={t('help.title')} text={t('help.expired')} />
}
