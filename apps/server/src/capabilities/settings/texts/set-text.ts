import type { operatorCalls, ShownText } from '@beckon/contract'
import type { CountryCode, LocaleTag } from '@beckon/domain/country'
import { isTextKey, textViolation } from '@beckon/texts/check'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Context } from '../../../platform/http/context.ts'
import { type Refusal, refuse } from '../../../platform/refusal.ts'
import { audited } from '../operators/index.ts'
import { shownTexts } from './list-texts.ts'
import { loadCorrections } from './store.ts'
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
  if (violation) return refuse('text.invalid', { fields: { text: violation } })
  const intent = { caller, country, subject: `text:${locale}/${key}`, reason: body.reason }
  return audited(deps, intent, async (tx) => {
    const before = await shownIn(deps, { country, locale, key, tx })
    await deps.put(tx, { country, locale, key, text })
    const result = await shownIn(deps, { country, locale, key, tx })
    return { before: before.text, after: result.text, answer: { result } }
  })
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
