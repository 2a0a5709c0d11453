import { Button, Stack, Text, Title } from '@mantine/core'
import { Component, type ReactNode } from 'react'
import { useTexts } from '../platform/texts/index.ts'

interface Props {
  readonly children: ReactNode
}

/** Catches rendering errors and offers to reload. */
export class ErrorBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true }
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Crashed /> : this.props.children
  }
}

function Crashed() {
  const { t } = useTexts()
  return (
    <Stack component="main" p="xl" align="start" role="alert">
      <Title order={1}>{t('console.crashed')}</Title>
      <Text>{t('console.crashed-hint')}</Text>
      <Button onClick={() => location.reload()}>{t('console.reload')}</Button>
    </Stack>
  )
}
