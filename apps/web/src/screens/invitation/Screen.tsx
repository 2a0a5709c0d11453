import { accountCalls } from '@beckon/contract'
import { Button, Loader, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  AccountPage,
  FormFailure,
  lastName,
  type NewPassword,
  newPasswordFault,
  noPassword,
  PasswordFields,
  useAsk,
  useMailedToken,
  useTries,
} from '../../features/account-form/index.ts'
import formStyles from '../../features/account-form/Form.module.css'
import { useTexts } from '../../platform/texts/index.ts'

interface Invitation {
  readonly vendor_name: string
  readonly email: string
  readonly has_account: boolean
}

/** Where the link of an invitation leads: what it is for, and becoming an owner. */
export function Screen() {
  const { t } = useTexts()
  const token = useMailedToken()
  const { ask, isAsking, problem } = useAsk(accountCalls.readInvitation)
  const [invitation, setInvitation] = useState<Invitation>()
  const [isAccepted, setAccepted] = useState(false)
  const read = useRef<string>(undefined)
  useEffect(() => {
    if (token === undefined || read.current === token) return
    read.current = token
    void ask({ body: { token } }).then((answer) => setInvitation(answer?.result))
  }, [token, ask])
  if (isAccepted && invitation) {
    return (
      <AccountPage
        title={t('invitation.done')}
        lead={t('invitation.done-lead', { vendor: invitation.vendor_name })}
      >
        <Button fullWidth renderRoot={(props) => <Link to="/connect" {...props} />}>
          {t('account.login')}
        </Button>
      </AccountPage>
    )
  }
  if (token !== undefined && invitation) {
    return (
      <AccountPage
        title={t('invitation.title', { vendor: invitation.vendor_name })}
        lead={t('invitation.lead', { name: invitation.email })}
      >
        <Accept
          token={token}
          invitation={invitation}
          onDone={() => {
            lastName().write(invitation.email)
            setAccepted(true)
          }}
        />
      </AccountPage>
    )
  }
  return (
    <AccountPage title={t('invitation.heading')}>
      <Stack gap="lg">
        {isAsking && <Loader role="status" aria-label={t('state.loading')} />}
        <FormFailure problem={problem} />
        {token === undefined && <Text>{t('verify.no-link')}</Text>}
      </Stack>
    </AccountPage>
  )
}

interface AcceptProps {
  readonly token: string
  readonly invitation: Invitation
  readonly onDone: () => void
}

function Accept({ token, invitation, onDone }: AcceptProps) {
  const { t } = useTexts()
  const [words, setWords] = useState<NewPassword>(noPassword)
  const { form, wasTried, setTried } = useTries()
  const { ask, isAsking, problem, forget } = useAsk(accountCalls.acceptInvitation)
  const needsPassword = !invitation.has_account
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (needsPassword && newPasswordFault(words)) return
    if (await ask({ body: needsPassword ? { token, password: words.password } : { token } })) onDone()
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={formStyles['form']}>
      <FormFailure problem={problem} />
      {needsPassword && (
        <>
          <Text size="sm">{t('invitation.password-lead')}</Text>
          <PasswordFields
            value={words}
            onChange={(next) => {
              setWords(next)
              forget()
            }}
            showsFault={wasTried}
          />
        </>
      )}
      <Button type="submit" fullWidth loading={isAsking}>
        {t('invitation.accept')}
      </Button>
    </form>
  )
}
