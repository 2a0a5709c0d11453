import { Alert, Button, Checkbox, Radio, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core'
import IconArrowLeft from '~icons/tabler/arrow-left'
import IconLock from '~icons/tabler/lock'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { useSession } from '../../platform/session/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { Panel } from '../page/index.ts'
import { CardFrame } from './CardFrame.tsx'
import { Challenge } from './Challenge.tsx'
import type { paymentMachine } from './payment.machine.ts'
import { isCardFormValid, type PaymentContext } from './payment-state.ts'
import { NEW_CARD, SavedCards } from './SavedCards.tsx'
import { useUnclearKey } from './use-unclear-key.ts'

export type PaymentActor = ActorRefFrom<typeof paymentMachine>

/** Online payment, from the wallet to the bank's approval. It renders wherever its actor is available. */
export function PaymentPanel({ payment }: { readonly payment: PaymentActor }) {
  const { t } = useTexts()
  const state = useSelector(payment, (snapshot) => snapshot)
  const { intent, wallet } = state.context
  const isBeginning = intent === null || wallet === null
  const challengeUrl = state.matches('challenged') ? intent?.next_action?.url : undefined
  return (
    <>
      <Button
        variant="subtle"
        leftSection={<IconArrowLeft size={16} className="bk-mirror" />}
        disabled={!(state.matches('choosing') || state.matches('waiting') || state.matches('polling'))}
        onClick={() => payment.send({ type: 'BACK' })}
        style={{ alignSelf: 'start' }}
      >
        {t('action.back')}
      </Button>
      <Panel title={t('pay.title')}>
        {isBeginning ? (
          <Stack gap="md" role="status" aria-label={t('pay.beginning')}>
            <Skeleton height={56} />
            <Skeleton height={220} />
            <Skeleton height={44} />
          </Stack>
        ) : (
          <CardForm payment={payment} state={state} />
        )}
      </Panel>
      {challengeUrl !== undefined && <Challenge key={challengeUrl} url={challengeUrl} payment={payment} />}
    </>
  )
}

interface CardFormProps {
  readonly payment: PaymentActor
  readonly state: SnapshotFrom<typeof paymentMachine>
}

/** The choice of card and the pay button. */
function CardForm({ payment, state }: CardFormProps) {
  const { t, format } = useTexts()
  const { mode } = useSession()
  const unclear = useUnclearKey()
  const { context } = state
  const { intent, paymentMethods, cardChoice, selectedCard, saveCreditCard } = context
  const [method] = paymentMethods
  const cards = paymentMethods.flatMap(({ paymentInstruments }) => paymentInstruments)
  const isBusy = !state.matches('choosing')
  const amount = format.amount(intent?.amount ?? 0, intent?.currency ?? '')
  const choose = (value: string) =>
    payment.send(value === NEW_CARD ? { type: 'CHOOSE_NEW' } : { type: 'CHOOSE_SAVED', cardId: value })
  return (
    <Stack gap="md">
      <Trouble context={context} isBusy={isBusy} />
      {cards.length > 0 && (
        <Radio.Group
          label={<VisuallyHidden>{t('pay.which')}</VisuallyHidden>}
          value={cardChoice === 'NEW' ? NEW_CARD : (selectedCard ?? '')}
          onChange={choose}
        >
          <SavedCards
            cards={cards}
            removing={context.removing}
            onRemove={(cardId) => payment.send({ type: 'REMOVE', cardId })}
          />
        </Radio.Group>
      )}
      {cardChoice === 'NEW' && method && context.wallet && (
        <>
          <CardFrame
            key={method.frame_url}
            url={method.frame_url}
            token={context.wallet.access_token}
            payment={payment}
            wanted={state.matches('takingCard') ? context.tryKey : null}
          />
          {mode !== 'guest' && (
            <Checkbox
              label={t('pay.save')}
              checked={saveCreditCard}
              onChange={(event) => payment.send({ type: 'SAVE_CARD', saves: event.currentTarget.checked })}
            />
          )}
        </>
      )}
      <Button
        size="md"
        fullWidth
        leftSection={<IconLock size={18} stroke={1.5} />}
        loading={isBusy}
        disabled={!isCardFormValid(context)}
        onClick={() => payment.send({ type: 'PAY', tryKey: crypto.randomUUID() })}
      >
        {t('pay.pay', { amount })}
      </Button>
      <Text size="xs" c="dimmed" role="status">
        {t(statusKey(state, unclear))}
      </Text>
    </Stack>
  )
}

/** Returns the text about the state of the card. */
function statusKey(state: SnapshotFrom<typeof paymentMachine>, unclear: ReturnType<typeof useUnclearKey>) {
  if (!state.matches('waiting') && !state.matches('polling')) return 'pay.safe'
  return state.context.intent?.told_by_email === true ? unclear : 'pay.waiting'
}

/** The reason of the last refusal, or another problem. */
function Trouble({ context, isBusy }: { readonly context: PaymentContext; readonly isBusy: boolean }) {
  const { t, say } = useTexts()
  const { intent, problem } = context
  if (isBusy) return null
  const decline = intent?.decline ?? null
  const key = problem?.key ?? (decline === null ? null : (`pay.decline.${decline}` as const))
  if (key === null) return null
  const left = intent?.attempts_left ?? 0
  return (
    <Alert color="red" role="alert" title={say(key)}>
      {decline !== null && left === 1 && t('pay.last-try')}
    </Alert>
  )
}
