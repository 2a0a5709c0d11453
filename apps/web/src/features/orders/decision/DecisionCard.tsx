import { Button, Paper, Radio, Stack, Text, VisuallyHidden } from '@mantine/core'
import type { DecisionAnswer, OrderDecision, OrderRecord } from '@beckon/contract'
import { parameters } from '@beckon/domain/country'
import type { DecisionOption } from '@beckon/domain/order'
import IconMessageQuestion from '~icons/tabler/message-question'
import { useId, useRef, useState } from 'react'
import { useConfig } from '../../../platform/client/index.ts'
import { useCountryParameter } from '../../../platform/parameters/index.ts'
import { useSession } from '../../../platform/session/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { FormFailure } from '../../account-form/index.ts'
import styles from './DecisionCard.module.css'
import { DecisionFields } from './DecisionFields.tsx'
import { DecisionTimer } from './DecisionTimer.tsx'
import { useDecide } from './use-decide.ts'

/** The open decision of an order, while a rider or a search waits for the answer. */
export function DecisionCard({ order }: { readonly order: OrderRecord }) {
  const { decision } = order
  // The key resets the chosen option for another decision.
  return decision && <Question key={decision.position} order={order} decision={decision} />
}

interface QuestionProps {
  readonly order: OrderRecord
  readonly decision: OrderDecision
}

function Question({ order, decision }: QuestionProps) {
  const { t } = useTexts()
  const [option, setOption] = useState<DecisionOption>()
  const [answer, setAnswer] = useState<DecisionAnswer>()
  const { decide, isAsking, problem, forget } = useDecide(order, decision)
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  const send = async (chosen: DecisionAnswer) => {
    // The card is removed with its decision, so the heading is looked up before.
    const heading = card.current?.closest('[data-order-id]')?.querySelector<HTMLElement>('h2')
    if (await decide(chosen)) heading?.focus()
  }
  const choose = (chosen: DecisionOption) => {
    setOption(chosen)
    setAnswer(answerAtOnce(chosen))
    forget()
  }
  return (
    <Paper
      component="section"
      className={styles.card}
      ref={card}
      withBorder
      p="md"
      aria-labelledby={titleId}
      data-decision={decision.cause}
    >
      <Stack gap="md">
        <Stack gap={4}>
          <Text component="h3" id={titleId} className={styles.title}>
            <IconMessageQuestion size={20} stroke={1.75} aria-hidden />
            {t('decision.options')}
          </Text>
          {decision.note !== '' && (
            <Text size="sm">
              {t('decision.note')}{' '}
              <q>
                <bdi>{decision.note}</bdi>
              </q>
            </Text>
          )}
          <DecisionTimer decision={decision} />
        </Stack>
        <Options decision={decision} currency={order.currency} chosen={option} onChoose={choose} />
        {option && <DecisionFields order={order} option={option} onAnswer={setAnswer} />}
        <FormFailure problem={problem} />
        <Button
          disabled={!answer}
          loading={isAsking}
          onClick={() => answer && void send(answer)}
          className={styles.send}
        >
          {t('decision.send')}
        </Button>
      </Stack>
    </Paper>
  )
}

/** An option without fields is complete when it is chosen. */
function answerAtOnce(option: DecisionOption): DecisionAnswer | undefined {
  switch (option) {
    case 'TRY_AGAIN':
      return { option, note: '' }
    case 'BRING_BACK':
    case 'CARRY_ON':
    case 'WAIT':
    case 'RAISE_FEE':
    case 'CANCEL':
      return { option }
    case 'NEW_PIN':
    case 'LEAVE_WITH':
    case 'SCHEDULE':
      return undefined
  }
}

interface OptionsProps {
  readonly decision: OrderDecision
  readonly currency: string
  readonly chosen: DecisionOption | undefined
  readonly onChoose: (option: DecisionOption) => void
}

function Options({ decision, currency, chosen, onChoose }: OptionsProps) {
  const { t, format } = useTexts()
  const { country } = useConfig()
  const searchSeconds = useCountryParameter('searchSeconds') ?? parameters[country].searchSeconds
  // Guests are never charged for decisions, so they see no prices and no option with a higher fee.
  const isGuest = useSession().mode === 'guest'
  const options = decision.options.filter(({ option }) => !isGuest || option !== 'RAISE_FEE')
  const priceOf = ({ option, price }: OrderDecision['options'][number]) => {
    if (price === 0) return option === 'NEW_PIN' ? t('decision.by-distance') : t('decision.free')
    const fee = format.amount(price, currency)
    return option === 'NEW_PIN' ? t('decision.from', { fee }) : t('decision.plus', { fee })
  }
  const hintOf = (option: DecisionOption) => {
    if (option === 'WAIT') return t('decision.hint.WAIT', { time: format.duration(searchSeconds) })
    // The text contains the price.
    if (option === 'NEW_PIN' && isGuest) return null
    return t(`decision.hint.${option}`)
  }
  return (
    <Radio.Group
      label={<VisuallyHidden>{t('decision.options')}</VisuallyHidden>}
      value={chosen ?? ''}
      onChange={(value) => {
        const found = options.find(({ option }) => option === value)
        if (found) onChoose(found.option)
      }}
    >
      <div className={styles.options}>
        {options.map((one) => (
          <Radio.Card key={one.option} value={one.option} className={styles.option} data-option={one.option}>
            <Radio.Indicator aria-hidden />
            <span className={styles.words}>
              <span>{t(`decision.option.${one.option}`)}</span>
              <Text component="span" size="xs" c="dimmed">
                {hintOf(one.option)}
              </Text>
            </span>
            {!isGuest && <bdi className={styles.price}>{priceOf(one)}</bdi>}
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
  )
}
