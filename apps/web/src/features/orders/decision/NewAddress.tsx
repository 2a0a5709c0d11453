import { Button, Text, TextInput } from '@mantine/core'
import { decisionCalls, type WirePoint } from '@beckon/contract'
import { textLengths } from '@beckon/domain/limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { answerTo, CallFailed, problemOf, useClient } from '../../../platform/client/index.ts'
import { useSession } from '../../../platform/session/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import { FormFailure } from '../../account-form/index.ts'
import { PlaceField, usePlace } from '../../place-form/index.ts'
import type { FieldsProps } from './fields-props.ts'

/** The corrected destination and the price of riding there. */
export function NewAddress({ order, onAnswer }: FieldsProps) {
  const { t, say, format } = useTexts()
  const { customer } = order
  // Guests are never charged for decisions.
  const isGuest = useSession().mode === 'guest'
  const place = usePlace({
    id: undefined,
    address: customer.location.address,
    point: { latitude: customer.location.latitude, longitude: customer.location.longitude },
    parts: undefined,
  })
  const [unit, setUnit] = useState('')
  const [notes, setNotes] = useState(customer.location.notes)
  const { chosen, isNaming } = place
  const isMoved =
    chosen?.point.latitude !== customer.location.latitude ||
    chosen.point.longitude !== customer.location.longitude
  const price = usePrice(order.order_id, order.vendor_id, isMoved ? chosen?.point : undefined)
  const isPriced = price.data !== undefined
  const reason = price.error instanceof CallFailed ? price.error.reason : null
  const isRefused = reason?.kind === 'refused'
  useEffect(() => {
    const address = [unit.trim(), chosen?.address].filter(Boolean).join(', ')
    const isComplete = chosen && isMoved && !isNaming && isPriced
    onAnswer(
      isComplete
        ? { option: 'NEW_PIN', location: { ...chosen.point, address, notes: notes.trim() } }
        : undefined,
    )
  }, [chosen, isMoved, isNaming, isPriced, notes, onAnswer, unit])
  return (
    <>
      <PlaceField
        label={t('decision.new-address')}
        place={place}
        pinLabel={t('decision.new-pin')}
        error={isRefused ? say(problemOf(reason).key) : undefined}
        onChange={() => onAnswer(undefined)}
      />
      {!isRefused && (
        <FormFailure
          problem={reason}
          action={
            <Button variant="default" size="compact-sm" onClick={() => void price.refetch()}>
              {t('action.retry')}
            </Button>
          }
        />
      )}
      <TextInput
        label={t('request.unit')}
        value={unit}
        maxLength={textLengths.unit}
        dir="auto"
        onChange={(event) => setUnit(event.currentTarget.value)}
      />
      <TextInput
        label={t('request.notes')}
        value={notes}
        maxLength={textLengths.pointNotes}
        dir="auto"
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
      <Text size="sm" role="status">
        {price.data !== undefined &&
          !isGuest &&
          (price.data === 0
            ? t('decision.free')
            : t('decision.plus', { fee: format.amount(price.data, order.currency) }))}
      </Text>
    </>
  )
}

function usePrice(orderId: string, vendorId: string, location: WirePoint | undefined) {
  const client = useClient()
  return useQuery({
    queryKey: ['new-pin-price', orderId, location],
    enabled: location !== undefined,
    staleTime: 30_000,
    retry: false,
    queryFn: async ({ signal }) => {
      if (!location) throw new Error('there is no location to price')
      const input = { params: { id: orderId }, body: { vendor_id: vendorId, location } }
      return (await answerTo(client, decisionCalls.priceNewPin, input, { signal })).result.price
    },
  })
}
