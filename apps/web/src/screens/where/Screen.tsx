import { dropOffCalls, type PlaceQuestion } from '@beckon/contract'
import { Loader } from '@mantine/core'
import IconLinkOff from '~icons/tabler/link-off'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState, FailureState, usePageTitle } from '../../features/page/index.ts'
import { answerTo, CallFailed, isRefusedFor, queryKeys, useClient } from '../../platform/client/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { AnswerSent } from './AnswerSent.tsx'
import { useLink } from './use-link.ts'
import styles from './Where.module.css'
import { WhereForm } from './WhereForm.tsx'

/** The page behind the shop's link, on which a customer marks the location of the door. */
export function Screen() {
  const { t } = useTexts()
  usePageTitle(t('where.page'))
  const token = useLink()
  return (
    <div className={styles.page}>
      <meta name="robots" content="noindex, nofollow" />
      {token === undefined ? (
        <EmptyState
          icon={IconLinkOff}
          heading="h1"
          title={t('where.no-link-title')}
          text={t('where.no-link')}
        />
      ) : (
        <Question key={token} token={token} />
      )}
    </div>
  )
}

function Question({ token }: { readonly token: string }) {
  const { t } = useTexts()
  const client = useClient()
  const query = useQuery({
    queryKey: queryKeys.placeQuestion(token),
    // A refetch would overwrite text that is being typed.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) =>
      answerTo(client, dropOffCalls.readPlaceQuestion, { body: { token } }, { signal }),
  })
  if (query.data) return <Answering token={token} question={query.data.result} />
  if (!query.isError) return <Loader role="status" aria-label={t('state.loading')} m="xl" />
  const { error } = query
  if (error instanceof CallFailed && isRefusedFor(error.reason, 'place.question-gone')) return <Gone />
  return <FailureState error={error} onRetry={() => void query.refetch()} />
}

interface AnsweringProps {
  readonly token: string
  readonly question: PlaceQuestion
}

function Answering({ token, question }: AnsweringProps) {
  const { t } = useTexts()
  const [said, setSaid] = useState(question.answer)
  const [isChanging, setChanging] = useState(false)
  if (said && !isChanging) {
    return <AnswerSent question={question} answer={said} onChange={() => setChanging(true)} />
  }
  return (
    <>
      <header>
        <h1 className={styles.title}>{t('where.title')}</h1>
        <p className={styles.lead}>{t('where.lead', { shop: question.vendor_name })}</p>
      </header>
      <WhereForm
        token={token}
        question={question}
        said={said}
        onSent={(answer) => {
          setSaid(answer)
          setChanging(false)
        }}
      />
    </>
  )
}

function Gone() {
  const { t } = useTexts()
  return (
    <EmptyState icon={IconLinkOff} heading="h1" title={t('where.gone-title')} text={t('where.error.gone')} />
  )
}
