import { Component, type ReactNode } from 'react'
import { Button } from '../features/controls/index.ts'
import { Page } from '../features/page/index.ts'
import { useTexts } from '../platform/texts/index.ts'

interface Props {
  readonly children: ReactNode
}

/** Catches rendering errors and offers to reload: acts are in the database of the phone. */
export class ErrorBoundary extends Component<Props, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true }
  }

  override render(): ReactNode {
    return this.state.broken ? <Crashed /> : this.props.children
  }
}

function Crashed() {
  const { t } = useTexts()
  return (
    <Page title={t('rider.crashed')}>
      <p role="alert">{t('rider.crashed-hint')}</p>
      <Button kind="primary" isBig onPress={() => location.reload()}>
        {t('rider.reload')}
      </Button>
    </Page>
  )
}
