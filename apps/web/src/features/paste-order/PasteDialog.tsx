import { parameters } from '@beckon/domain/country'
import { readPastedOrder } from '@beckon/domain/paste'
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import IconLock from '~icons/tabler/lock'
import { useMemo, useState } from 'react'
import { useConfig, useCurrency } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { DialogFoot } from '../page/index.ts'
import { ProposalList } from './ProposalList.tsx'
import { type Fill, type FormTexts, fillOf, type Offer, type PastedField, proposalsOf } from './proposals.ts'
import styles from './PasteOrder.module.css'

export interface PasteDialogProps {
  readonly text: string
  readonly now: FormTexts
  readonly offer: Offer
  readonly onFill: (fill: Fill) => void
  readonly onClose: () => void
}

/** The pasted message and the values found in it, before any of them is entered into the form. */
export function PasteDialog({ text: pasted, now, offer, onFill, onClose }: PasteDialogProps) {
  const { t } = useTexts()
  const isPhone = useMediaQuery('(max-width: 40em)', false)
  const [text, setText] = useState(pasted)
  const [unwanted, setUnwanted] = useState<ReadonlySet<PastedField>>(new Set())
  const order = useReading(text)
  const proposals = proposalsOf(order, now, offer)
  const wanted = proposals.filter(({ field }) => !unwanted.has(field))
  const toggle = (field: PastedField) =>
    setUnwanted((before) => new Set(before.has(field) ? without(before, field) : [...before, field]))
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      fullScreen={isPhone}
      title={t('paste.open')}
      closeButtonProps={{ 'aria-label': t('action.close'), size: 44 }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <Stack gap="md">
        <Text size="sm">{t('paste.lead')}</Text>
        <Textarea
          label={t('paste.text')}
          placeholder={t('paste.placeholder')}
          dir="auto"
          autosize
          minRows={5}
          maxRows={12}
          data-autofocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <div className={styles.private}>
          <IconLock size={16} aria-hidden />
          <span>{t('paste.private')}</span>
        </div>
        <div role="status">
          {text.trim() !== '' && proposals.length === 0 && <Text size="sm">{t('paste.nothing')}</Text>}
          {order.truncated && <Text size="sm">{t('paste.truncated')}</Text>}
        </div>
        {proposals.length > 0 && (
          <ProposalList
            proposals={proposals}
            unwanted={unwanted}
            point={order.point !== null}
            onToggle={toggle}
          />
        )}
        <DialogFoot>
          <Group gap="xs" justify="flex-end">
            <Button variant="default" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button disabled={wanted.length === 0} onClick={() => onFill(fillOf(wanted, order))}>
              {t('paste.fill')}
            </Button>
          </Group>
        </DialogFoot>
      </Stack>
    </Modal>
  )
}

function useReading(text: string) {
  const { country } = useConfig()
  const currency = useCurrency()
  return useMemo(
    () => readPastedOrder(text, { country, currency, amountRequired: parameters[country].amountRequired }),
    [text, country, currency],
  )
}

const without = <T,>(set: ReadonlySet<T>, one: T): T[] => [...set].filter((other) => other !== one)
