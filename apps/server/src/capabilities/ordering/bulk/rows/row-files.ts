import { errorCodes } from '@beckon/contract'
import type { RowRules } from '@beckon/domain/bulk'
import type { Deployment, LocaleTag } from '@beckon/domain/country'
import { isLocaleTag } from '@beckon/texts'
import { type Translate, translatorFor } from '@beckon/texts/translate'
import type { FileAnswer } from '../../../../platform/http/answers/file-answer.ts'
import { unixSeconds } from '../../../../platform/clock.ts'
import type { BulkDeps } from '../deps.ts'
import { failedRowsFile } from '../upload/files/failed-rows-file.ts'
import { templateFile } from '../upload/files/template-file.ts'
import type { ActingOnJob } from '../job-of.ts'
import { rowContextOf, rulesFor } from './row-rules.ts'
import { rowsOf } from '../store.ts'

const tagOf = (language: string): LocaleTag => (isLocaleTag(language) ? language : 'en')

/** The workbook to fill in, as a country's shops may. */
export async function exampleFile(
  deps: BulkDeps,
  deployment: Deployment,
  language: string,
): Promise<FileAnswer> {
  const parameters = await deps.parameters.of(deployment.country)
  const rules: RowRules = {
    ...rulesFor(deployment, parameters, parameters.paymentMethods),
    takesPreorders: await deps.isOn(deployment.country, 'PreOrder'),
    now: unixSeconds(deps.clock.now()),
    near: null,
  }
  return templateFile(rules, tagOf(language))
}

/** The rows that are not placed, with what is wrong with each, to be mended and uploaded again. */
export async function failedRows(
  deps: BulkDeps,
  { vendor, key }: ActingOnJob,
  language: string,
): Promise<FileAnswer> {
  const { rules } = await rowContextOf(deps, vendor, language)
  const translate = await translatorFor(tagOf(language))
  const rows = (await rowsOf(deps.db, key)).filter(({ state }) => state === 'faulty' || state === 'ready')
  const described = rows.map(({ cells, problems }) => ({
    cells,
    problems: problems.map(({ code }) => wordsOf(translate, code)),
  }))
  return failedRowsFile(described, rules, tagOf(language))
}

const isErrorCode = (code: string): code is keyof typeof errorCodes => Object.hasOwn(errorCodes, code)

/** Returns the text of a problem: the refusal's, the bulk row's or the request form's. */
function wordsOf(translate: Translate, code: string): string {
  // The text key is known at run time only; a key without a text is returned unchanged.
  const say = translate as (key: string) => string
  if (isErrorCode(code)) return say(errorCodes[code].key)
  const key = `bulk.problem.${code}`
  const own = say(key)
  return own === key ? say(`request.fault.${code}`) : own
}
