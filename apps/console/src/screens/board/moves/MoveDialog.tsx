import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useTexts } from '../../../platform/texts/index.ts'
import { shortCode } from '../parts/due.ts'
import type { BoardState } from '../state/board-state.ts'
import type { Move } from '../state/moves.ts'
import { type Asked, moveOf, quickReasons } from './asked.ts'
import { RiderChoice } from './RiderChoice.tsx'
import styles from './moves.module.css'

export interface MoveDialogProps {
  readonly asked: Asked
  readonly board: BoardState
  readonly now: number
  readonly close: () => void
  readonly make: (move: Move, asked: Asked, reason: string) => void
}

/** Fewest characters of a reason; the service checks the same. */
const SHORTEST = 3
const LONGEST = 500

/** Asks for the rider where none is given, and for the reason: a press on one of the usual reasons makes the change. */
export function MoveDialog({ asked, board, now, close, make }: MoveDialogProps) {
  const { t } = useTexts()
  const given = asked.kind === 'stops' ? undefined : asked.riderId
  const [riderId, setRiderId] = useState(given)
  const [reason, setReason] = useState(asked.reason ?? '')
  const move = moveOf(asked, riderId)
  const submit = (text: string) => {
    if (!move || text.trim().length < SHORTEST) return
    close()
    const withRider = asked.kind === 'stops' ? asked : { ...asked, riderId }
    make(move, withRider, text.trim())
  }
  const needsRider = asked.kind === 'assign' || asked.kind === 'hand-over'
  return (
    <Modal
      opened
      onClose={close}
      title={useTitle(asked, board)}
      closeButtonProps={{ 'aria-label': t('console.close') }}
    >
      <Stack gap="sm">
        {needsRider && (
          <RiderChoice order={asked.order} board={board} now={now} value={riderId} onChange={setRiderId} />
        )}
        <Text size="sm" c="dimmed">
          {t(effectOf(asked))}
        </Text>
        <fieldset className={styles.reasons} disabled={!move}>
          <legend>{t('console.board.why')}</legend>
          {quickReasons[asked.kind].map((name, index) => (
            <Button
              key={name}
              variant="default"
              size="xs"
              data-autofocus={(move && index === 0) || undefined}
              onClick={() => submit(t(`console.board.why.${name}`))}
            >
              {t(`console.board.why.${name}`)}
            </Button>
          ))}
        </fieldset>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            submit(reason)
          }}
        >
          <Textarea
            label={t('console.board.other-reason')}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            maxLength={LONGEST}
            autosize
            minRows={1}
          />
          <Group justify="flex-end" mt="sm">
            <Button variant="default" onClick={close}>
              {t('console.cancel')}
            </Button>
            <Button type="submit" disabled={!move || reason.trim().length < SHORTEST}>
              {t(actions[asked.kind])}
            </Button>
          </Group>
        </form>
      </Stack>
    </Modal>
  )
}

const actions = {
  assign: 'console.board.assign',
  'take-back': 'console.board.take-back',
  'hand-over': 'console.board.hand-over',
  stops: 'console.board.save-stops',
} as const

/** The consequences of a change in words. */
function effectOf(asked: Asked) {
  if (asked.kind === 'hand-over' && asked.order.is_collected)
    return 'console.board.effect.hand-over-collected' as const
  return `console.board.effect.${asked.kind}` as const
}

function useTitle(asked: Asked, { riders }: BoardState): string {
  const { t } = useTexts()
  if (asked.kind === 'stops') return t('console.board.ask.stops', { name: asked.rider.name })
  const { rider_id: riderId } = asked.order
  const code = shortCode(asked.order)
  if (asked.kind !== 'take-back') return t(`console.board.ask.${asked.kind}`, { code })
  const name = riderId === null ? '' : (riders.get(riderId)?.name ?? '')
  return t('console.board.ask.take-back', { code, name })
}
