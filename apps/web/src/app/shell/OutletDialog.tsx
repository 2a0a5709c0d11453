import type { WireVendor } from '@beckon/contract'
import { Button, Group, Modal, Text } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useRef, useState } from 'react'
import { useVendorChoice } from '../../features/branch-selector/index.ts'
import { blankDraft, EditOutlet, OutletForm } from '../../features/outlet-form/index.ts'
import { LONGEST_DURATION_MS, useNotify } from '../../platform/notifications/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { useKeepFromLeaving } from './use-keep-from-leaving.ts'

export interface OutletDialogProps {
  /** The one to change; without it a new one is added. */
  readonly outlet: WireVendor | undefined
  readonly onClose: () => void
}

/** Adds or edits a collection point. Closing it by accident does not lose typed text. */
export function OutletDialog({ outlet, onClose }: OutletDialogProps) {
  const { t } = useTexts()
  const notify = useNotify()
  const { vendors } = useVendorChoice()
  const isPhone = useMediaQuery('(max-width: 40em)', false)
  const [isChanged, setChanged] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [parents] = useState(() => vendors.filter((one) => one.parent_vendor_id === null))
  const [blank] = useState(() => blankDraft(parents))
  useKeepFromLeaving(isChanged)
  const leave = () => (isChanged ? setAsking(!isAsking) : onClose())
  const form = {
    parents,
    onCancel: leave,
    onChanged: setChanged,
    onSaved: () => {
      if (outlet) notify(t('outlet.saved'), { kind: 'success' })
      else notify(t('outlet.created'), { kind: 'success', duration: LONGEST_DURATION_MS })
      onClose()
    },
  }
  const title = outlet ? t('outlet.title') : t('outlet.add-title')
  return (
    <Modal
      opened
      onClose={leave}
      size="lg"
      fullScreen={isPhone}
      title={isAsking ? t('outlet.discard-title') : title}
      closeButtonProps={{ 'aria-label': t('action.close'), size: 44 }}
      attributes={{ header: { role: 'presentation' } }}
    >
      {isAsking && <Discard onDiscard={onClose} onKeep={() => setAsking(false)} />}
      {/* The form stays unchanged while the user confirms leaving it. */}
      <div hidden={isAsking}>
        {outlet ? (
          <EditOutlet outlet={outlet} {...form} />
        ) : (
          <OutletForm outlet={undefined} initial={blank} {...form} />
        )}
      </div>
    </Modal>
  )
}

interface DiscardProps {
  readonly onDiscard: () => void
  readonly onKeep: () => void
}

function Discard({ onDiscard, onKeep }: DiscardProps) {
  const { t } = useTexts()
  const keep = useRef<HTMLButtonElement>(null)
  useEffect(() => keep.current?.focus(), [])
  return (
    <>
      <Text size="sm" mb="md">
        {t('outlet.discard-text')}
      </Text>
      <Group gap="xs" justify="flex-end">
        <Button variant="default" onClick={onDiscard}>
          {t('outlet.discard')}
        </Button>
        <Button ref={keep} onClick={onKeep}>
          {t('outlet.keep')}
        </Button>
      </Group>
    </>
  )
}
