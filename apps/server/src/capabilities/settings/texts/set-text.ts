import type { operatorCalls, ShownText } from '@beckon/contract'
import type { CountryCode, LocaleTag } from '@beckon/domain/country'
import { differencesOf, isTextKey, textViolation } from '@beckon/texts/check'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { audited, operatorNames } from '../operators/index.ts'
import { shownTexts } from './list-texts.ts'
import { insertTextVersion, lastTextVersion, loadCorrections } from './store.ts'
import type { TextDeps } from './deps.ts'

/** Corrects a text of a language in the operator's country, without a build; or takes the correction back. */
export async function setText(
  deps: TextDeps,
  { caller, country, params, body }: Context<typeof operatorCalls.setText>,
): Promise<{ result: ShownText } | Refusal> {
  const { locale, key } = params
  if (!isTextKey(locale, key)) return refuse('text.unknown')
  const text = body.text === null ? null : body.text.normalize('NFC').trim()
  const violation = text === null ? undefined : textViolation(key, text)
  if (violation) {
    // Names the placeholders that are missing or do not exist.
    const { missing, unknown } = differencesOf(key, text ?? '')
    return refuse('text.invalid', { fields: { text: violation }, missing, unknown })
  }
  const intent = { caller, country, subject: `text:${locale}/${key}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const last = await lastTextVersion(tx, { country, locale, key })
    if (body.version !== undefined && body.version !== (last?.version ?? 0)) return changedMeanwhile(tx, last)
    const before = await shownIn(deps, { country, locale, key, tx })
    await deps.put(tx, { country, locale, key, text })
    await insertTextVersion(tx, {
      ...{ country, locale, key, text, reason: body.reason },
      version: (last?.version ?? 0) + 1,
      operator_id: caller.operatorId,
      created_at: deps.clock.now(),
    })
    const result = await shownIn(deps, { country, locale, key, tx })
    return { before: before.text, after: result.text, answer: { result } }
  })
}

/** Refuses a change of a text that has changed since, with the operator and the version of that change. */
async function changedMeanwhile(tx: Tx, last: Awaited<ReturnType<typeof lastTextVersion>>): Promise<Refusal> {
  const id = last?.operator_id ?? null
  const names = await operatorNames(tx, id === null ? [] : [id])
  return refuse('content.changed', { name: names.get(id ?? '') ?? '–', version: last?.version ?? 0 })
}

interface Named {
  readonly country: CountryCode
  readonly locale: LocaleTag
  readonly key: string
  readonly tx: Tx
}

async function shownIn(deps: TextDeps, { country, locale, key, tx }: Named): Promise<ShownText> {
  const all = await shownTexts(deps, locale, await loadCorrections(tx, country))
  const shown = all.find((one) => one.key === key)
  if (!shown) throw new Error(`no text of ${key} in ${locale}`)
  return shown
}
