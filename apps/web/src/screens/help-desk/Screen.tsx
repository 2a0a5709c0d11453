import '@mantine/core/styles.layer.css'
import { helpCalls } from '@beckon/contract'
import { Loader } from '@mantine/core'
import { IconClockOff } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useMailedToken } from '../../features/account-form/index.ts'
import { DeskContext, HelpDesk } from '../../features/help/index.ts'
import { EmptyState, usePageTitle } from '../../features/page/index.ts'
import { answerTo, clientWith, useClient } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './Screen.module.css'

/** Our own help centre, as it stands in the frame of the portal: it knows who asks only by what opened it. */
export function Screen() {
  const { t } = useTexts()
  usePageTitle(t('help.title'))
  const code = useMailedToken()
  return (
    <div className={styles['page']}>
      <meta name="robots" content="noindex, nofollow" />
      {code === undefined ? <Expired /> : <Opened key={code} code={code} />}
    </div>
  )
}

function Opened({ code }: { readonly code: string }) {
  const { t } = useTexts()
  const client = useClient()
  const { data, isError } = useQuery({
    queryKey: ['help-desk', code],
    // It opens once.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: async ({ signal }) => {
      const { result } = await answerTo(client, helpCalls.enterHelp, { body: { code } }, { signal })
      return {
        client: clientWith(`Help ${result.token}`),
        vendorName: result.vendor_name,
        orderId: result.order_id,
      }
    },
  })
  if (isError) return <Expired />
  if (!data) return <Loader role="status" aria-label={t('state.loading')} m="xl" />
  return (
    <DeskContext value={data}>
      <HelpDesk />
    </DeskContext>
  )
}

function Expired() {
  const { t } = useTexts()
  return <EmptyState icon={IconClockOff} heading="h1" title={t('help.title')} text={t('help.expired')} />
}
