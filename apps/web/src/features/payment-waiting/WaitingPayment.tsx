import { Alert, Group, Text } from '@mantine/core'
import IconCreditCard from '~icons/tabler/credit-card'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useState } from 'react'
import { nowSeconds, useNow } from '../../platform/clock/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { paymentWaiting } from './payment-waiting.ts'

interface WaitingPaymentProps {
  readonly identity: string
  readonly vendorId: string
}

/** A notice on other screens that links to a payment left during the bank's processing. */
export function WaitingPayment({ identity, vendorId }: WaitingPaymentProps) {
  const { t } = useTexts()
  const store = useMemo(() => paymentWaiting(identity, vendorId), [identity, vendorId])
  const [until, setUntil] = useState(() => store.read())
  useEffect(() => store.onChange(setUntil), [store])
  useNow(30)
  if (until === undefined || until <= nowSeconds()) return null
  return (
    <Alert color="yellow" role="status" icon={<IconCreditCard size={18} aria-hidden />} m="md" mb={0}>
      <Group gap="sm" justify="space-between">
        <Text size="sm">{t('pay.bank-waits')}</Text>
        <Link to="/request-a-rider/{-$vendorID}" params={{ vendorID: vendorId }}>
          {t('pay.go')}
        </Link>
      </Group>
    </Alert>
  )
}
