import { Button, Skeleton } from '@mantine/core'
import IconBuildingStore from '~icons/tabler/building-store'
import { useEffect } from 'react'
import { EmptyState, FailureState } from '../../features/page/index.ts'
import { LONGEST_DURATION_MS, useNotify } from '../../platform/notifications/index.ts'
import { useSession } from '../../platform/session/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { AccountMenu } from './AccountMenu.tsx'
import { Bell } from './Bell.tsx'
import { Logo } from '../bar/Logo.tsx'
import { ShellFrame } from './ShellFrame.tsx'
import styles from './Shell.module.css'
import page from '../../features/page/Page.module.css'

/** Before the vendors are known: the shape of what comes. */
export function ShellSkeleton() {
  const { t } = useTexts()
  return (
    <ShellFrame
      bar={
        <>
          <Skeleton w={32} h={32} />
          <Skeleton w={200} h={36} />
          <Skeleton w={32} h={32} circle ms="auto" />
        </>
      }
    >
      <main className={styles.main} aria-busy="true" aria-label={t('state.loading')}>
        <div className={page.page}>
          <Skeleton w={220} h={32} mb="lg" />
          <Skeleton h={160} mb="md" radius="lg" />
          <Skeleton h={240} radius="lg" />
        </div>
      </main>
    </ShellFrame>
  )
}

const plainBar = (
  <>
    <Logo />
    <span style={{ flex: 1 }} />
    <Bell />
    <AccountMenu />
  </>
)

export function VendorsFailed({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) {
  const { t } = useTexts()
  useNotice(t('error.cant-retrieve-vendors'))
  return (
    <ShellFrame bar={plainBar}>
      <main>
        <FailureState error={error} title={t('branch.failed-title')} onRetry={onRetry} />
      </main>
    </ShellFrame>
  )
}

/** `lost`: the name of the collection point that they had until now. */
export function NoVendors({ lost }: { readonly lost: string | undefined }) {
  const { t } = useTexts()
  return (
    <ShellFrame bar={plainBar}>
      <main>
        {lost === undefined ? (
          <NeverAny />
        ) : (
          // The page was removed: its replacement is announced.
          <div role="alert">
            <NoVendor title={t('branch.removed-title', { name: lost })} />
          </div>
        )}
      </main>
    </ShellFrame>
  )
}

function NeverAny() {
  const { t } = useTexts()
  useNotice(t('error.no-vendors'))
  return <NoVendor title={t('branch.none-title')} />
}

function NoVendor({ title }: { readonly title: string }) {
  const { t } = useTexts()
  const { logout } = useSession()
  return (
    <EmptyState
      icon={IconBuildingStore}
      heading="h1"
      title={title}
      text={t('branch.removed-text')}
      action={
        <Button variant="default" onClick={logout}>
          {t('account.logout')}
        </Button>
      }
    />
  )
}

/** In the log too, where it stays after the page has found its vendors. */
function useNotice(message: string): void {
  const notify = useNotify()
  useEffect(() => notify(message, { kind: 'error', duration: LONGEST_DURATION_MS }), [notify, message])
}
