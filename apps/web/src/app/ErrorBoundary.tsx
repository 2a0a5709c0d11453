import IconMoodSad from '~icons/tabler/mood-sad'
import { Component, type ReactNode } from 'react'
import { Button } from '../features/controls/index.ts'
import { EmptyState } from '../features/page/index.ts'
import { useTexts } from '../platform/texts/index.ts'

interface Props {
  readonly children: ReactNode
}

/** Catches rendering errors, reports them and offers to reload the page. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? <Crashed /> : this.props.children
  }
}

/** A part of the page that could not be loaded or that broke. */
export function Crashed() {
  const { t } = useTexts()
  const isOffline = !navigator.onLine
  return (
    <main role="alert">
      <EmptyState
        icon={IconMoodSad}
        heading="h1"
        title={isOffline ? t('app.load-failed') : t('app.crashed')}
        text={isOffline ? '' : t('app.crashed-hint')}
        action={<Button onClick={() => window.location.reload()}>{t('action.reload')}</Button>}
      />
    </main>
  )
}
