import { ActionIcon, VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import IconHelp from '~icons/tabler/help'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useSelectedVendor } from '../../features/branch-selector/index.ts'
import { useShowsHelp, useUnseenReplies } from '../../features/help/index.ts'
import { useLazily } from '../../platform/loading/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import styles from './BarButton.module.css'
import { HelpDrawer } from './lazy-menus.ts'
import { useCurrentPage } from './tabs.ts'

/** Round, in the bar, where it covers nothing: opens the help centre beside the work, or as a page where there is no room. */
export function HelpButton() {
  const { t } = useTexts()
  const { vendor_id: vendorID } = useSelectedVendor()
  const orderId = useOpenOrderId()
  const [isOpen, setOpen] = useState(false)
  const hasRoom = useMediaQuery('(min-width: 62em)', true)
  const navigate = useNavigate()
  const isItsPage = useCurrentPage() === '/helpcenter/{-$vendorID}'
  const isOn = useShowsHelp()
  const unseen = useUnseenReplies(vendorID, { isOn, isReading: isOpen || isItsPage })
  const isLoaded = useLazily(HelpDrawer, isOpen && hasRoom)
  if (!isOn || isItsPage) return null
  const open = () =>
    hasRoom
      ? setOpen(true)
      : void navigate({
          to: '/helpcenter/{-$vendorID}',
          params: { vendorID },
          search: orderId === null ? {} : { order_id: orderId },
        })
  return (
    <>
      <ActionIcon
        className={styles.button}
        data-help
        variant="default"
        size={44}
        radius="xl"
        aria-haspopup={hasRoom ? 'dialog' : undefined}
        onClick={open}
      >
        <IconHelp size={22} stroke={1.5} className="bk-mirror" aria-hidden />
        <VisuallyHidden>
          {unseen === 0
            ? t('help.button')
            : t('app.pair', { name: t('help.button'), value: t('help.unseen', { count: unseen }) })}
        </VisuallyHidden>
        {unseen > 0 && <span className={styles.dot} aria-hidden data-unseen={unseen} />}
      </ActionIcon>
      {isLoaded && (
        <HelpDrawer
          isOpen={isOpen && hasRoom}
          onClose={() => setOpen(false)}
          vendorId={vendorID}
          orderId={orderId}
        />
      )}
    </>
  )
}

/** Returns the id of the open order, so that users need not copy it. */
function useOpenOrderId(): string | null {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  return typeof search['order_id'] === 'string' ? search['order_id'] : null
}
