import { Anchor, Code, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { QrCode } from '../../features/qr/index.ts'
import { useTexts } from '../../platform/texts/index.ts'

export interface EnrolmentProps {
  readonly secret: string
  /** Opens the authenticator app on this device. */
  readonly uri: string
  readonly children: ReactNode
}

/** The secret for an authenticator app, and the form for its first code. */
export function Enrolment({ secret, uri, children }: EnrolmentProps) {
  const { t } = useTexts()
  return (
    <Stack>
      <Text>{t('console.login.enrol')}</Text>
      <QrCode content={uri} label={t('console.login.enrol-code')} />
      <Code block dir="ltr">
        {secret.match(/.{1,4}/gu)?.join(' ') ?? secret}
      </Code>
      <Anchor href={uri}>{t('console.login.enrol-link')}</Anchor>
      {children}
    </Stack>
  )
}
