import { Button, Modal } from '@mantine/core'
import type { OrderRecord } from '@beckon/contract'
import IconShare from '~icons/tabler/share'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import { useMay } from '../../member/index.ts'
import { SharePanel } from './SharePanel.tsx'
import { useShared } from './use-shared.ts'

/** The customer's link: created by the first press, shown by later ones. */
export function ShareOrder({ order }: { readonly order: OrderRecord }) {
  const { t } = useTexts()
  const shared = useShared(order)
  const [isOpen, setOpen] = useState(false)
  const may = useMay('orders.change', order.vendor_id)
  if (!shared.isKnown || !may) return null
  const open = async () => {
    if (shared.url === undefined && !(await shared.share())) return
    setOpen(true)
  }
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconShare size={18} stroke={1.6} aria-hidden />}
        aria-description={t('share.make')}
        loading={shared.isAsking && !isOpen}
        onClick={() => void open()}
        data-share
      >
        {t('ask.share')}
      </Button>
      <Modal
        opened={isOpen && shared.url !== undefined}
        onClose={() => setOpen(false)}
        title={t('share.title')}
        centered
        closeButtonProps={{ 'aria-label': t('action.close') }}
      >
        {shared.url !== undefined && (
          <SharePanel
            order={order}
            url={shared.url}
            isAsking={shared.isAsking}
            onRevoke={() => {
              setOpen(false)
              void shared.revoke()
            }}
          />
        )}
      </Modal>
    </>
  )
}
