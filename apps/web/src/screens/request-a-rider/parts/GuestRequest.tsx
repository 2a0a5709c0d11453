import { Alert, Button, Group, Text } from '@mantine/core'
import IconCreditCardOff from '~icons/tabler/credit-card-off'
import { Link } from '@tanstack/react-router'
import { useFlag } from '../../../platform/flags/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'

/** Guests can only pay online; where that is unavailable, an account offers other payment methods. */
export function GuestRequest() {
  const { t } = useTexts()
  const isClosed = useFlag('DeactivateSignUpButton')
  return (
    <Alert
      color="red"
      role="alert"
      icon={<IconCreditCardOff size={20} stroke={1.5} />}
      title={t('error.no-payment-method-available')}
    >
      <Text size="sm" mb="sm">
        {t('guest.request-text')}
      </Text>
      <Group gap="xs">
        {!isClosed && (
          <Button renderRoot={(props) => <Link to="/register" {...props} />}>{t('account.register')}</Button>
        )}
        <Button variant="default" renderRoot={(props) => <Link to="/connect" {...props} />}>
          {t('account.login')}
        </Button>
      </Group>
    </Alert>
  )
}
