import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { Button } from '@mantine/core'
import { AccountPage, lastName } from '../../features/account-form/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { AskForCode } from './parts/AskForCode.tsx'
import { ChoosePassword } from './parts/ChoosePassword.tsx'

type RecoveryStep =
  | { readonly name: 'ask' }
  | { readonly name: 'choose'; readonly for: string }
  | { readonly name: 'done' }

/** A forgotten password: a code by mail, then a new one. */
export function Screen() {
  const { t } = useTexts()
  const [step, setStep] = useState<RecoveryStep>({ name: 'ask' })
  const back = <Link to="/connect">{t('forgot.back')}</Link>
  switch (step.name) {
    case 'ask':
      return (
        <AccountPage title={t('forgot.title')} lead={t('forgot.lead')} foot={back}>
          <AskForCode onSent={(name) => setStep({ name: 'choose', for: name })} />
        </AccountPage>
      )
    case 'choose':
      return (
        <AccountPage title={t('forgot.choose')} lead={t('forgot.sent', { name: step.for })} foot={back}>
          <ChoosePassword
            name={step.for}
            onBack={() => setStep({ name: 'ask' })}
            onDone={() => {
              lastName().write(step.for)
              setStep({ name: 'done' })
            }}
          />
        </AccountPage>
      )
    case 'done':
      return (
        <AccountPage title={t('forgot.done')} lead={t('forgot.done-lead')}>
          <Button fullWidth renderRoot={(props) => <Link to="/connect" {...props} />}>
            {t('account.login')}
          </Button>
        </AccountPage>
      )
  }
}
