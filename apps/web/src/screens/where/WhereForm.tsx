import { dropOffCalls, type PlaceAnswer, type PlaceQuestion } from '@beckon/contract'
import { textLengths } from '@beckon/domain/limits'
import { Button, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { FormFailure, useCall } from '../../features/account-form/index.ts'
import { useTexts } from '../../platform/texts/index.ts'
import { DoorField } from './DoorField.tsx'
import { useDoor } from './use-door.ts'
import styles from './Where.module.css'

interface WhereFormProps {
  readonly token: string
  readonly question: PlaceQuestion
  /** The answer that was sent before. */
  readonly said: PlaceAnswer | null
  readonly onSent: (answer: PlaceAnswer) => void
}

/** The location of the door, and notes for the rider. */
export function WhereForm({ token, question, said, onSent }: WhereFormProps) {
  const { t } = useTexts()
  const choice = useDoor(said)
  const { point, address, precision } = choice.door
  const [words, setWords] = useState({
    unit: said?.unit ?? '',
    building: said?.building ?? '',
    notes: said?.notes ?? '',
    name: said?.name ?? '',
    phone: said?.phone ?? '',
  })
  const [wasTried, setTried] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const { ask, isAsking, problem } = useCall(dropOffCalls.answerPlaceQuestion)
  const write = (name: keyof typeof words) => (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setWords({ ...words, [name]: event.currentTarget.value })
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!point) {
      first.current?.focus()
      return
    }
    const answer = { ...point, address, precision, ...words }
    if (await ask({ body: { token, answer } })) onSent(answer)
  }
  return (
    <form onSubmit={(event) => void send(event)} noValidate className={styles.form}>
      <DoorField
        choice={choice}
        centre={question.centre}
        error={wasTried && !point ? t('where.missing') : undefined}
        first={first}
      />
      <div className={styles.pair}>
        <TextInput
          label={t('where.name')}
          value={words.name}
          maxLength={textLengths.personName}
          dir="auto"
          autoComplete="name"
          onChange={write('name')}
        />
        <TextInput
          label={t('where.phone')}
          value={words.phone}
          maxLength={textLengths.phone}
          type="tel"
          inputMode="tel"
          dir="ltr"
          autoComplete="tel"
          onChange={write('phone')}
        />
      </div>
      <div className={styles.pair}>
        <TextInput
          label={t('where.unit')}
          value={words.unit}
          maxLength={textLengths.unit}
          dir="auto"
          autoComplete="address-line2"
          onChange={write('unit')}
        />
        <TextInput
          label={t('where.building')}
          value={words.building}
          maxLength={textLengths.building}
          dir="auto"
          onChange={write('building')}
        />
      </div>
      <Textarea
        label={t('where.notes')}
        placeholder={t('where.notes-placeholder')}
        value={words.notes}
        maxLength={textLengths.pointNotes}
        rows={3}
        dir="auto"
        onChange={write('notes')}
      />
      <FormFailure problem={problem} />
      <Button type="submit" size="md" fullWidth loading={isAsking || choice.isNaming}>
        {t('where.send')}
      </Button>
      <p className={styles.hint}>{t('where.private', { shop: question.vendor_name })}</p>
    </form>
  )
}
