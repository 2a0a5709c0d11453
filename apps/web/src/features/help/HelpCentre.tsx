import { Button, Loader } from '@mantine/core'
import IconPlayerPlay from '~icons/tabler/player-play'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { queryKeys } from '../../platform/client/index.ts'
import { useNotify } from '../../platform/notifications/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { FailureState } from '../page/index.ts'
import { useOpenWalkthrough } from '../walkthrough/index.ts'
import styles from './Help.module.css'
import { sendToken } from './token-messages.ts'
import { useHelpPage } from './use-help-page.ts'

export interface HelpCentreProps {
  readonly vendorId: string
  /** The order that is looked at. */
  readonly orderId: string | null
  /** Something was opened that needs the room. */
  readonly onLeave?: () => void
}

/** The help centre in its frame: in the panel and on the page. */
export function HelpCentre({ vendorId, orderId, onLeave }: HelpCentreProps) {
  const { t } = useTexts()
  const open = useOpenWalkthrough()
  useCountAfter(vendorId)
  return (
    <div className={styles.centre}>
      <Button
        variant="default"
        fullWidth
        justify="flex-start"
        leftSection={<IconPlayerPlay size={18} stroke={1.5} aria-hidden />}
        onClick={() => {
          onLeave?.()
          open()
        }}
      >
        {t('help.walkthrough')}
      </Button>
      <Frame vendorId={vendorId} orderId={orderId} />
    </div>
  )
}

/** Replies are read inside the frame: the count is fetched again when it closes. */
function useCountAfter(vendorId: string): void {
  const queries = useQueryClient()
  useEffect(
    () => () => void queries.invalidateQueries({ queryKey: queryKeys.helpReplies(vendorId) }),
    [queries, vendorId],
  )
}

function Frame({ vendorId, orderId }: Pick<HelpCentreProps, 'vendorId' | 'orderId'>) {
  const { t } = useTexts()
  const notify = useNotify()
  const frame = useRef<HTMLIFrameElement>(null)
  const { url, newToken, error, retry } = useHelpPage(vendorId, orderId)
  const hasFailed = error !== null
  useEffect(() => {
    if (hasFailed) notify(t('help-center.failed'), { kind: 'error' })
  }, [hasFailed, notify, t])
  useEffect(() => {
    if (url !== undefined && newToken !== undefined) sendToken(frame.current?.contentWindow, url, newToken)
  }, [url, newToken])
  if (hasFailed) {
    return <FailureState error={error} title={t('help-center.load-error')} onRetry={retry} />
  }
  if (url === undefined) return <Loader role="status" aria-label={t('state.loading')} m="xl" />
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={t('help.frame')}
      src={url}
      // It may not lead the portal elsewhere.
      // oxlint-disable-next-line react/iframe-missing-sandbox -- our own page inside may do what this one may
      sandbox="allow-scripts allow-same-origin allow-forms allow-downloads allow-popups"
    />
  )
}
