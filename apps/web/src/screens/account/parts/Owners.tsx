import { type Owner, vendorCalls, type WireVendor } from '@beckon/contract'
import { looksLikeEmail } from '@beckon/domain/account'
import { Badge, Button, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { FormFailure, useCall, useSubmitAttempts } from '../../../features/account-form/index.ts'
import { FailureState, Panel } from '../../../features/page/index.ts'
import { answerTo, queryKeys, useClient } from '../../../platform/client/index.ts'
import { useNotify } from '../../../platform/notifications/index.ts'
import { useSession } from '../../../platform/session/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from './parts.module.css'

/** People who may act for a collection point, and an invitation form. */
export function Owners({ vendor }: { readonly vendor: WireVendor }) {
  const { t } = useTexts()
  const client = useClient()
  const { vendor_id: id } = vendor
  const query = useQuery({
    queryKey: queryKeys.owners(id),
    queryFn: ({ signal }) => answerTo(client, vendorCalls.listOwners, { params: { id } }, { signal }),
  })
  const listed = query.data?.result
  return (
    <Panel title={t('people.of', { name: vendor.name })}>
      {query.isPending && <Skeleton h={120} aria-busy />}
      {query.isError && <FailureState error={query.error} onRetry={() => void query.refetch()} />}
      {listed && (
        <Stack gap="md">
          <Text size="sm" c="dimmed">
            {t('people.hint')}
          </Text>
          <ul className={styles.list}>
            {listed.owners.map((owner) => (
              <OwnerLine key={`${owner.owner_id}.${owner.state}`} owner={owner} vendorId={id} />
            ))}
          </ul>
          {listed.can.invite && <Invite vendorId={id} />}
        </Stack>
      )}
    </Panel>
  )
}

/** The pressed button was removed: keyboard users continue here. */
const focusOn = (button: HTMLButtonElement | null) => button?.focus()

/** Focuses the heading of the list, because the line of the removed person disappears. */
function focusHeading(line: HTMLElement | null): void {
  const heading = line?.closest('section')?.querySelector('h2')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus()
}

function OwnerLine({ owner, vendorId }: { readonly owner: Owner; readonly vendorId: string }) {
  const { t } = useTexts()
  const { user } = useSession()
  const queries = useQueryClient()
  const notify = useNotify()
  const line = useRef<HTMLLIElement>(null)
  const [isSure, setSure] = useState<boolean>()
  const { ask, isAsking, problem } = useCall(vendorCalls.removeOwner)
  const remove = async () => {
    const answer = await ask({ params: { id: vendorId, ownerId: owner.owner_id } })
    if (answer) {
      notify(t('people.removed', { name: owner.email }), { kind: 'success' })
      focusHeading(line.current)
    }
    await queries.invalidateQueries({ queryKey: queryKeys.owners(vendorId) })
  }
  return (
    <li ref={line} className={styles.line}>
      <div className={styles.grow}>
        <bdi>{owner.email}</bdi>
        <div className={styles.notes}>
          {owner.owner_id === user?.id && (
            <Badge variant="light" tt="none">
              {t('people.you')}
            </Badge>
          )}
          {owner.state === 'invited' && (
            <Badge variant="default" tt="none">
              {t('people.invited')}
            </Badge>
          )}
          {owner.inherited && (
            <Badge variant="default" tt="none">
              {t('people.inherited')}
            </Badge>
          )}
        </div>
        <FormFailure problem={problem} />
      </div>
      {owner.can.remove &&
        (isSure ? (
          <div className={styles.sure}>
            <Button size="sm" color="red" ref={focusOn} loading={isAsking} onClick={() => void remove()}>
              {t('people.remove-sure')}
            </Button>
            <Button size="sm" variant="default" onClick={() => setSure(false)}>
              {t('action.cancel')}
            </Button>
          </div>
        ) : (
          <Button
            size="sm"
            variant="default"
            // The focus returns here after Cancel.
            ref={isSure === false ? focusOn : undefined}
            aria-label={t('people.remove-name', { name: owner.email })}
            onClick={() => setSure(true)}
          >
            {t('people.remove')}
          </Button>
        ))}
    </li>
  )
}

function Invite({ vendorId }: { readonly vendorId: string }) {
  const { t } = useTexts()
  const queries = useQueryClient()
  const notify = useNotify()
  const [typed, setTyped] = useState('')
  const { form, wasSubmitted, setSubmitted } = useSubmitAttempts()
  const { ask, isAsking, problem, forget } = useCall(vendorCalls.inviteOwner)
  const isInvalid = !looksLikeEmail(typed)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSubmitted(true)
    if (isInvalid) return
    const answer = await ask({ params: { id: vendorId }, body: { email_address: typed.trim() } })
    if (!answer) return
    notify(t('people.invitation-sent', { name: answer.result.email }), { kind: 'success' })
    setTyped('')
    setSubmitted(false)
    await queries.invalidateQueries({ queryKey: queryKeys.owners(vendorId) })
  }
  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate className={styles.invite}>
      <TextInput
        className={styles.grow}
        type="email"
        label={t('people.invite')}
        dir="ltr"
        autoComplete="off"
        value={typed}
        error={wasSubmitted && isInvalid ? t('login.email-invalid') : undefined}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
          forget()
        }}
      />
      <Button type="submit" loading={isAsking}>
        {t('people.invite-send')}
      </Button>
      <FormFailure problem={problem} />
    </form>
  )
}
