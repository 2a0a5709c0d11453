import { calls, type DecisionAnswer, type DeskOrder } from '@beckon/contract'
import { countries } from '@beckon/domain/country'
import type { DecisionOption } from '@beckon/domain/order'
import { instantAt } from '@beckon/domain/time'
import { Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useStore } from '../../../platform/store/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { useRefreshOrder } from '../use-order.ts'
import { answerOf, type DecisionDraft, draftOf } from './decision-draft.ts'
import type { ActProps } from './CancelDialog.tsx'
import { DecisionFields, NewPointPrice } from './DecisionFields.tsx'

type Decision = NonNullable<DeskOrder['order']['decision']>

/** Answers the open decision of the shop; each option has its price. */
export function DecideDialog({ desk, close }: ActProps) {
  const { decision } = desk.order
  return decision && <OpenDecision desk={desk} decision={decision} close={close} />
}

function OpenDecision({ desk: { order }, decision, close }: ActProps & { readonly decision: Decision }) {
  const { t, format } = useTexts()
  const { client, country } = useDeps()
  const { timezone } = countries[useStore(country)]
  const refresh = useRefreshOrder(order.order_id)
  const [draft, setDraft] = useState<DecisionDraft>(() => draftOf(order.customer.location))
  const change = (changed: Partial<DecisionDraft>) => setDraft({ ...draft, ...changed })
  const answer = answerOf(draft, (time) => instantOf(time, timezone))
  return (
    <ReasonDialog
      title={t('console.orders.decide')}
      action={t('console.orders.decide')}
      isIncomplete={answer === undefined}
      close={close}
      run={async (reason) => {
        const result = await client.call(calls.decideForShop, {
          params: { id: order.order_id },
          body: { position: decision.position, answer: answer as DecisionAnswer, reason },
        })
        refresh()
        return result
      }}
    >
      <Text size="sm">{t(`decision.cause.${decision.cause}`)}</Text>
      <Text size="sm" c="dimmed">
        {t('console.orders.decide-by', {
          time: format.time(decision.answer_by),
          option: t(`decision.option.${decision.fallback}`),
        })}
      </Text>
      <Radio.Group
        aria-label={t('console.orders.decide')}
        value={draft.option ?? ''}
        onChange={(value) => {
          const option = decision.options.find((one) => one.option === value)?.option
          change(option === undefined ? {} : { option })
        }}
      >
        <Stack gap="xs">
          {decision.options.map(({ option, price }) => (
            <Radio key={option} value={option} label={optionText(option, price)} />
          ))}
        </Stack>
      </Radio.Group>
      <DecisionFields draft={draft} change={change} />
      {draft.option === 'NEW_PIN' && (
        <NewPointPrice orderId={order.order_id} currency={order.currency} draft={draft} />
      )}
    </ReasonDialog>
  )

  function optionText(option: DecisionOption, price: number): string {
    const name = t(`decision.option.${option}`)
    if (price === 0) return name
    return t('console.orders.option-price', { option: name, price: format.amount(price, order.currency) })
  }
}

/** The moment of `2030-06-15T18:30` by the clock of the country. */
function instantOf(time: string, timezone: string): number | undefined {
  const [day = '', clock = ''] = time.split('T')
  return instantAt(day, clock, timezone)
}
