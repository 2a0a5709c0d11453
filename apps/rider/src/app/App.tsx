import { Suspense } from 'react'
import { DepsContext, type RiderDeps, useDeps, useStore } from '../platform/deps/index.ts'
import { type Texts, TextsContext, useTexts } from '../platform/texts/index.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Frame } from './Frame.tsx'
import { SignIn } from './screens.ts'

export interface AppProps {
  readonly deps: RiderDeps
  readonly texts: Texts
}

/** Provides services and texts, and shows the login or the work. */
export function App({ deps, texts }: AppProps) {
  return (
    <DepsContext value={deps}>
      <TextsContext value={texts}>
        <ErrorBoundary>
          <Suspense fallback={<Loading />}>
            <Entrance />
          </Suspense>
        </ErrorBoundary>
      </TextsContext>
    </DepsContext>
  )
}

function Entrance() {
  const { session, invitation } = useDeps()
  const state = useStore(session.state)
  const opened = useStore(invitation)
  if (state.status === 'loading') return <Loading />
  return state.status === 'in' && opened === undefined ? <Frame /> : <SignIn key={opened} />
}

function Loading() {
  const { t } = useTexts()
  return <p role="status">{t('rider.loading')}</p>
}
