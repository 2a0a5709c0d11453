import { accountCalls } from '@beckon/contract'
import { type MemberRole, mayDo } from '@beckon/domain/member'
import { Button, Loader, Stack, Text } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  AccountPage,
  FormFailure,
  lastName,
  type NewPassword,
  newPasswordViolation,
  noPassword,
  PasswordFields,
  useCall,
  useMailedToken,
  useSubmitAttempts,
} from '../../features/account-form/index.ts'
import formStyles from '../../features/account-form/Form.module.css'
import { useNotify } from '../../platform/notifications/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

interface Invitation {
  readonly role: MemberRole
  readonly vendor_name: string
  readonly email: string
  readonly has_account: boolean
}

const mayOrder = (role: MemberRole): boolean => mayDo(role, 'orders.create', { isTest: false })

/** Where the link of an invitation leads: the business, the role, and accepting it. */
export function Screen() {
  const { t } = useTexts()
  const token = useMailedToken()
  const { ask, isAsking, problem } = useCall(accountCalls.readInvitation)
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
        lead={t(mayOrder(invitation.role) ? 'invitation.lead' : 'member.invited-lead', {
          name: invitation.email,
        })}
      >
        <Text size="sm" data-role={invitation.role}>
          {t('app.pair', {
            name: t(`member.role.${invitation.role}`),
            value: t(`member.may.${invitation.role}`),
          })}
        </Text>
        <Accept token={token} invitation={invitation} onLogin={() => setAccepted(true)} />
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
  /** It is accepted, and the invited person has to log in. */
  readonly onLogin: () => void
}

function Accept({ token, invitation, onLogin }: AcceptProps) {
  const { t } = useTexts()
  const other = useOtherUser(invitation)
  const proceed = useContinue(invitation, onLogin)
  const [words, setWords] = useState<NewPassword>(noPassword)
  const { form, wasSubmitted, setSubmitted } = useSubmitAttempts()
  const { ask, isAsking, problem, forget } = useCall(accountCalls.acceptInvitation)
  const needsPassword = !invitation.has_account
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (needsPassword && newPasswordViolation(words)) return
    const password = needsPassword ? words.password : undefined
    if (await ask({ body: { token, password } })) await proceed(password)
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={formStyles.form}>
      <FormFailure problem={problem} />
      {other !== undefined && (
        <Text>{t('invitation.other', { current: other, name: invitation.email })}</Text>
      )}
      {needsPassword && (
        <>
          <Text size="sm">{t('invitation.password-lead')}</Text>
          <PasswordFields
            value={words}
            onChange={(next) => {
              setWords(next)
              forget()
            }}
            showsViolation={wasSubmitted}
          />
        </>
      )}
      <Button type="submit" fullWidth loading={isAsking}>
        {t(other === undefined ? 'invitation.accept' : 'invitation.accept-other')}
      </Button>
    </form>
  )
}

const isInvited = (email: string, invitation: Invitation) =>
  email.toLowerCase() === invitation.email.toLowerCase()

/** The email address or number of a logged-in user who is not the invited person. */
function useOtherUser(invitation: Invitation): string | undefined {
  const { user } = useSession()
  return user && !isInvited(user.email, invitation) ? user.email : undefined
}

/**
 * Leads the invited person into the portal. The link proves the mailbox and the password was chosen with it, so it logs in;
 * an account that exists asks for its own password.
 */
function useContinue(invitation: Invitation, onLogin: () => void) {
  const { t } = useTexts()
  const { user, mode, attempt, logout } = useSession()
  const navigate = useNavigate()
  const notify = useNotify()
  const notifyJoined = () =>
    notify(t('invitation.joined', { vendor: invitation.vendor_name }), { kind: 'success' })
  return async (password: string | undefined) => {
    if (user && isInvited(user.email, invitation)) {
      notifyJoined()
      return navigate({ to: '/request-a-rider/{-$vendorID}', params: {} })
    }
    if (user) logout()
    // After logging out, which clears it.
    lastName().write(invitation.email)
    if (password === undefined || mode === 'godroid') return onLogin()
    notifyJoined()
    attempt({ email: invitation.email, password })
    // The login is shown there, and why it failed if it does; a logged-in user is led on.
    return navigate({ to: '/connect' })
  }
}
