import { type BrandPicture, calls, type PictureState } from '@beckon/contract'
import { Alert, Button, FileInput, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useMay } from '../../../features/access/index.ts'
import { ReasonDialog } from '../../../features/reason/index.ts'
import { type CallProblem, problemOf } from '../../../platform/client/index.ts'
import { useDeps } from '../../../platform/deps/index.ts'
import { useTexts } from '../../../platform/texts/index.ts'
import styles from '../texts.module.css'
import { SlotHistory } from './SlotHistory.tsx'
import { useSetPicture } from './use-pictures.ts'

export interface SlotProps {
  readonly state: PictureState
  /** Uploaded and not shown yet. */
  readonly tried: BrandPicture | undefined
  readonly attempt: (picture: BrandPicture | undefined) => void
}

/** A place of the portal with its picture: the present one, one that is tried, and the earlier ones. */
export function Slot({ state, tried, attempt }: SlotProps) {
  const { t } = useTexts()
  const may = useMay('texts.edit')
  const set = useSetPicture(state.slot)
  // Undefined without a dialog.
  const [next, setNext] = useState<{ readonly hash: string | null; readonly version?: number }>()
  const picture = tried ?? state.picture
  const titles = {
    use: t('console.pictures.use'),
    reset: t('console.pictures.reset'),
  }
  const restored = next?.version
  const action =
    restored === undefined
      ? titles[next?.hash === null ? 'reset' : 'use']
      : t('console.pictures.restore', { version: restored })
  return (
    <section className={styles.section} aria-labelledby={`slot-${state.slot}`}>
      <h2 id={`slot-${state.slot}`} className={styles.heading}>
        {t(`console.pictures.slot.${state.slot}`)}
      </h2>
      <Shown picture={picture} />
      {tried && (
        <Group>
          <Text size="sm">{t('console.pictures.uploaded')}</Text>
          <Button size="compact-sm" onClick={() => setNext({ hash: tried.hash })}>
            {titles.use}
          </Button>
          <Button size="compact-sm" variant="default" onClick={() => attempt(undefined)}>
            {t('console.pictures.discard')}
          </Button>
        </Group>
      )}
      {may && <Upload state={state} attempt={attempt} />}
      {may && state.picture && !tried && (
        <Group>
          <Button size="compact-sm" variant="default" onClick={() => setNext({ hash: null })}>
            {titles.reset}
          </Button>
        </Group>
      )}
      <SlotHistory state={state} restore={may ? setNext : undefined} />
      {next && (
        <ReasonDialog
          title={action}
          action={action}
          close={() => setNext(undefined)}
          onDone={() => {
            setNext(undefined)
            attempt(undefined)
          }}
          run={(reason) => set(next.hash, state.version, reason)}
        />
      )}
    </section>
  )
}

/** A picture on both grounds; a word for the built-in one, which is drawn by the page. */
function Shown({ picture }: { readonly picture: BrandPicture | null }) {
  const { t, format } = useTexts()
  if (!picture) return <Text c="dimmed">{t('console.pictures.built-in')}</Text>
  const { path, width, height } = picture
  return (
    <>
      <div className={styles.grounds}>
        {[styles.light, styles.dark].map((ground) => (
          <div key={ground} className={ground}>
            <img src={path} alt="" className={styles.picture} />
          </div>
        ))}
      </div>
      <Text size="sm" c="dimmed">
        {t('console.pictures.size', { width: format.number(width), height: format.number(height) })}
      </Text>
    </>
  )
}

function Upload({ state: { slot }, attempt }: Pick<SlotProps, 'state' | 'attempt'>) {
  const { t, say } = useTexts()
  const { client } = useDeps()
  const [isRunning, setRunning] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  const upload = async (file: File | null) => {
    if (!file) return
    setRunning(true)
    const result = await client.call(calls.uploadPicture, { params: { slot }, body: file })
    setRunning(false)
    setProblem(result.ok ? undefined : problemOf(result.error))
    if (result.ok) attempt(result.answer.result)
  }
  const hint = slot === 'landing' ? 'landing' : 'logo'
  return (
    <>
      <FileInput
        label={t('console.pictures.choose')}
        description={`${t(`console.pictures.hint.${hint}`)} ${t('console.pictures.formats')}`}
        placeholder={t('console.pictures.choose')}
        accept="image/jpeg,image/png,image/webp"
        disabled={isRunning}
        value={null}
        onChange={(file) => void upload(file)}
      />
      {problem && (
        <Alert color="red" role="alert">
          {say(problem.key, problem.values)}
        </Alert>
      )}
    </>
  )
}
